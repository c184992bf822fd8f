import {spawn} from 'node:child_process';

import {expect, vi} from 'vitest';
import * as z from 'zod';

import {findWebKitDriver} from '../support/browser';

/** Safari's driver runs no page without script, and doesn't print. */
export const isSafari = process.platform === 'darwin';

/** Control, or Command on a Mac. */
const HELD = isSafari ? '\uE03D' : '\uE009';

const patience = {timeout: 20_000};

/** Of the browser that runs; it starts with the address of the driver. */
let session = '';

/**
 * Sends a command to the browser.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function send(command: string, content = {}): Promise<unknown> {
  const body = JSON.stringify(content);
  const response = await fetch(session + command, {method: 'POST', body});
  const {value} = z.object({value: z.unknown()}).parse(await response.json());
  if (response.ok) return value;
  throw new Error(`${command}: ${JSON.stringify(value)}`);
}

/**
 * Starts WebKit, whose driver listens at a port that has to be free.
 *
 * @returns What ends both.
 */
export async function start(port: number, hasScript: boolean) {
  const program = isSafari ? 'safaridriver' : (findWebKitDriver() ?? '');
  const env = {...process.env, LIBGL_ALWAYS_SOFTWARE: '1'};
  const driver = spawn(program, ['-p', `${port}`], {env, stdio: 'ignore'});
  const script = `--enable-javascript=${hasScript ? 'TRUE' : 'FALSE'}`;
  const gtk = {'webkitgtk:browserOptions': {args: ['--automation', script]}};
  const capabilities = {alwaysMatch: isSafari ? {} : gtk};
  session = `http://localhost:${port}/session`;
  const answer = await vi.waitFor(() => send('', {capabilities}), patience);
  const {sessionId} = z.object({sessionId: z.string()}).parse(answer);
  session += `/${sessionId}`;
  return async () => {
    await fetch(session, {method: 'DELETE'});
    driver.kill();
  };
}

/** Asks the page, by an expression of JavaScript. */
export const ask = (expression: string) =>
  send('/execute/sync', {script: `return ${expression}`, args: []});

/** Waits until an expression is true, or an element. */
export const until = (expression: string) =>
  expect.poll(() => ask(expression), patience).toBeTruthy();

/** An expression for the first element of a selector that is seen, if there is one. */
export function seen(selector: string): string {
  const all = `[...document.querySelectorAll(${JSON.stringify(selector)})]`;
  // An option is seen if its list is.
  return `${all}.find((one) => (one.closest('select') ?? one).checkVisibility())`;
}

/** Presses an element as soon as it is seen. */
export async function press(selector: string): Promise<void> {
  await until(seen(selector));
  const element = z.record(z.string(), z.string());
  const [id] = Object.values(element.parse(await ask(seen(selector))));
  await send(`/element/${id}/click`);
}

const down = (value: string) => ({type: 'keyDown', value});
const up = (value: string) => ({type: 'keyUp', value});

const act = (type: string, actions: readonly object[]) =>
  send('/actions', {actions: [{type, id: type, actions}]});

/** Presses keys one after the other, with a pause in milliseconds. */
export function type(keys: string, duration = 0): Promise<unknown> {
  const pause = {type: 'pause', duration};
  const actions = Array.from(keys, (key) => [down(key), up(key), pause]);
  return act('key', actions.flat());
}

/** Presses a key while Control is held; on a Mac, Command. */
export const chord = (key: string) =>
  act('key', [down(HELD), down(key), up(key), up(HELD)]);

/** Presses the window beside the dialog. */
export const pressBeside = () =>
  act('pointer', [
    {type: 'pointerMove', x: 20, y: 600},
    {type: 'pointerDown', button: 0},
    {type: 'pointerUp', button: 0},
  ]);
