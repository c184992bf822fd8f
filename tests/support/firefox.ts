#!/usr/bin/env -S npx tsx
/**
 * Firefox as Playwright wants it: Playwright speaks WebDriver BiDi with the
 * system's Firefox and takes a command for granted that releases do not know
 * yet. This program starts Firefox, passes all messages on, and answers that
 * command itself. Playwright runs it as the browser.
 */
import {spawn} from 'node:child_process';

import {WebSocket, WebSocketServer, type RawData} from 'ws';
import * as z from 'zod';

/** Firefox keeps the media features that it has. */
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
 * Joins Playwright with Firefox.
 *
 * @param browser - Not open yet.
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

/** Tells Playwright where to speak, and passes on to Firefox's own address. */
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
