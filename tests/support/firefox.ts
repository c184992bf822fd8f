#!/usr/bin/env -S npx tsx
/**
 * A proxy between Playwright and the system's Firefox. Playwright uses a command
 * of WebDriver BiDi that released versions don't know yet. This program starts
 * Firefox, forwards all messages, and answers that command itself. Playwright
 * runs it as the browser.
 */
import {spawn} from 'node:child_process';

import {WebSocket, WebSocketServer, type RawData} from 'ws';
import * as z from 'zod';

/** The answer is faked, so Firefox keeps its media features. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

const READY = /WebDriver BiDi listening on (?<address>ws:\/\/\S+)/u;

const command = z.object({id: z.number(), method: z.string()});

function textOf(data: RawData): string {
  return Buffer.isBuffer(data)
    ? data.toString()
    : Buffer.concat(
        Array.isArray(data) ? data : [Buffer.from(data)],
      ).toString();
}

/**
 * Connects Playwright with Firefox.
 *
 * @param browser - A connection that isn't open yet.
 */
function connect(client: WebSocket, browser: WebSocket): void {
  const waiting: string[] = [];
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message);
  });
  browser.on('message', (data) => {
    client.send(textOf(data));
  });
  browser.on('close', () => {
    client.close();
  });
  client.on('close', () => {
    browser.close();
  });
  client.on('message', (data) => {
    const text = textOf(data);
    const {id, method} = command.parse(JSON.parse(text));
    if (method === UNKNOWN_COMMAND) {
      client.send(JSON.stringify({type: 'success', id, result: {}}));
    } else if (browser.readyState === WebSocket.OPEN) {
      browser.send(text);
    } else {
      waiting.push(text);
    }
  });
}

/** Listens for Playwright and forwards to the address of Firefox. */
function listen(address: string): void {
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (client, {url}) => {
    connect(client, new WebSocket(`${address}${url ?? ''}`));
  });
  server.on('listening', () => {
    const own = server.address();
    if (own === null || typeof own === 'string') return;
    process.stderr.write(
      `WebDriver BiDi listening on ws://127.0.0.1:${own.port}\n`,
    );
  });
}

function main(): void {
  const firefox = spawn(
    process.env['FIREFOX'] ?? 'firefox-esr',
    process.argv.slice(2),
    {stdio: ['ignore', 'inherit', 'pipe']},
  );
  let rest = '';
  firefox.stderr.setEncoding('utf8');
  firefox.stderr.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const address = READY.exec(line)?.groups?.['address'];
      if (address === undefined) process.stderr.write(`${line}\n`);
      else listen(address);
    }
  });
  firefox.on('exit', (code) => {
    process.exit(code ?? 0);
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => firefox.kill(signal));
  }
}

main();
