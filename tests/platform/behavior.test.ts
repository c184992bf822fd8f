import {exec} from 'node:child_process';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {expect, test, vi} from 'vitest';
import * as z from 'zod';

import {readTyped} from '../../src/content-errors/readTyped';
import {isRecord} from '../../src/lib/isRecord';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {explain} from '../../src/plugins/messages/explain';
import {readMessages} from '../../src/plugins/messages/readMessages';
import * as platform from './platform';

const {call, request} = platform;
const {API_SERVER, FOLDER, KUBERNETES, SITE_DIR, VERSION} = platform;
const messages = readMessages(SITE_DIR, VERSION);
const run = promisify(exec);

/** Objects, or parts of them, in short: `{kind: Project, name: shop, spec: …}`. */
const objects = z
  .looseObject({
    apiVersion: z.string().default('openchoreo.dev/v1alpha1'),
    kind: z.string(),
    name: z.string(),
    namespace: z.string().default('default'),
    metadata: z.record(z.string(), z.unknown()).default({}),
  })
  .transform(({name, namespace, metadata, ...rest}) => ({
    ...rest,
    metadata: {...metadata, name, namespace},
  }))
  .array()
  .default([]);

/** What is done, and what is then found, in this order. */
const step = z.strictObject({
  /** Another sentence of the page, which this step shows. */
  says: z.string().default(''),
  apply: objects,
  /** Plays what runs in a cluster with nodes: writes the status of objects. */
  report: objects,
  delete: objects,
  absent: objects,
  expect: objects,
  /** `GET /orgs`, and what the API server answers; below `/apis`, that of Kubernetes. */
  call: z.string().optional(),
  body: z.unknown().optional(),
  status: z.int().optional(),
  answer: z.unknown().optional(),
  /** A command for a shell in the folder of all files, and what it then prints. */
  run: z.string().optional(),
  prints: z.string().default('{any}\n'),
  /** The ID of the message that explains first what was found last. */
  explained: z.string().optional(),
});

/** A page, a sentence of it or a part of one, and what shows that it is true. */
const cases = z.array(
  z.strictObject({page: z.string(), says: z.string(), steps: z.array(step)}),
);

const file = `${VERSION.folder}/_behavior.yaml`;

/**
 * Whether a value has the parts of another: the fields of an object, and the items
 * of a list in any order. `null` is absent, `[]` an empty list, and `{…}` in a text
 * any text.
 */
function fits(actual: unknown, expected: unknown): boolean {
  if (expected === undefined) return true;
  if (typeof expected === 'string') {
    const texts = expected.split(/\{\w+\}/u);
    const literals = texts.map((text) => text.replace(/\W/gu, '\\$&'));
    return new RegExp(`^${literals.join('.*')}$`, 's').test(String(actual));
  }
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    if (expected.length === 0) return items.length === 0;
    return expected.every((item) => items.some((own) => fits(own, item)));
  }
  if (isRecord(expected)) {
    const own = isRecord(actual) ? actual : {};
    return Object.keys(expected).every((key) => fits(own[key], expected[key]));
  }
  return (actual ?? null) === expected;
}

/** Returns what was found if it fits, or fails with both. */
function expectFit<T>(found: T, expected: unknown): T {
  expect(fits(found, expected), JSON.stringify([found, expected])).toBe(true);
  return found;
}

/** Asks until the answer fits. */
function eventually<T>(ask: () => Promise<T>, expected: unknown): Promise<T> {
  const attempt = async () => expectFit(await ask(), expected);
  return vi.waitFor(attempt, {timeout: 90_000, interval: 200});
}

/** Changes what the manifest has in an object, or creates it. */
async function apply(one: platform.Manifest): Promise<void> {
  const query = '?fieldValidation=Strict';
  let answer = await request('PATCH', one, query);
  if (answer.status === 404) answer = await request('POST', one, query);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

/** Takes a step, and returns what was found last. */
async function take(taken: z.output<typeof step>): Promise<unknown> {
  let found: unknown;
  for (const one of taken.apply) await apply(one);
  for (const one of taken.report) await request('PATCH', one, '/status');
  for (const one of taken.delete) await request('DELETE', one);
  for (const one of taken.absent) {
    await eventually(() => request('GET', one), {status: 404});
  }
  for (const one of taken.expect) {
    // Only some kinds have a namespace.
    const body = {...one, metadata: {...one.metadata, namespace: undefined}};
    found = (await eventually(() => request('GET', one), {body})).body;
  }
  if (taken.call !== undefined) {
    const [method = '', address = ''] = taken.call.split(' ');
    const expected = {status: taken.status, body: taken.answer};
    const ask = (server: string) => call(method, server + address, taken.body);
    // Kubernetes takes a moment to learn of rights.
    const answer = address.startsWith('/apis/')
      ? await eventually(() => ask(KUBERNETES), expected)
      : expectFit(await ask(API_SERVER), expected);
    found = answer.body;
  }
  if (taken.run !== undefined) {
    // A command that fails shows what it prints, too.
    const command = `(${taken.run}\n) 2>&1 || true`;
    const print = async () => (await run(command, {cwd: FOLDER})).stdout;
    found = await eventually(print, taken.prints);
  }
  return found;
}

test.concurrent.each(readTyped(SITE_DIR, file, cases)?.data ?? [])(
  '$page: $says',
  {timeout: 300_000},
  async ({page, says, steps}) => {
    const name = `${VERSION.folder}/${page}`;
    const text = await readFile(path.join(SITE_DIR, name), 'utf8');
    const filled = fillConstants(text, readConstants(SITE_DIR, name, ''));
    expect(filled).toContain(says);
    for (const taken of steps) {
      expect(filled).toContain(taken.says);
      const found = await take(taken);
      if (taken.explained === undefined) continue;
      const printed = typeof found === 'string' ? found : JSON.stringify(found);
      const [first] = explain(printed, messages);
      expect(first?.message.id, printed).toBe(taken.explained);
    }
  },
);
