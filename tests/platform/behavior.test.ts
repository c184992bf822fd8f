import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {expect, test, vi} from 'vitest';
import * as z from 'zod';

import {readTyped} from '../../src/content-errors/readTyped';
import {isRecord} from '../../src/lib/isRecord';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {valuesAt} from '../../src/plugins/crd-reference/check/yamlPaths';
import {explain} from '../../src/plugins/messages/explain';
import {readMessages} from '../../src/plugins/messages/readMessages';
import * as platform from './platform';

const {addressOf, API_SERVER, call, FOLDER, request, SITE_DIR, VERSION} =
  platform;
const messages = readMessages(SITE_DIR, VERSION);

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
  apply: objects,
  /** Plays what runs in a cluster with nodes: writes the status of objects. */
  report: objects,
  delete: objects,
  absent: objects,
  expect: objects,
  /** `GET /orgs`, and what the platform's API server answers. */
  call: z.string().optional(),
  body: z.unknown().optional(),
  status: z.int().optional(),
  answer: z.unknown().optional(),
  /** A line that the manager logs. */
  log: z.string().optional(),
  /** The ID of the message that explains first what was found last. */
  explained: z.string().optional(),
});

/** A page, a sentence of it or a part of one, and what shows that it is true. */
const cases = z.array(
  z.strictObject({page: z.string(), says: z.string(), steps: z.array(step)}),
);

const LOG = path.join(FOLDER, 'controller.log');
const file = `${VERSION.folder}/_behavior.yaml`;

/**
 * Whether a value has the parts of another: the fields of an object, and the items
 * of a list in any order. `null` is absent, and `{…}` in a text is any text.
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
  const texts = [found, expected].map((one) => JSON.stringify(one));
  expect(fits(found, expected), texts.join('\n')).toBe(true);
  return found;
}

/** Asks until the answer fits. */
function eventually<T>(ask: () => Promise<T>, expected: unknown): Promise<T> {
  const attempt = async () => expectFit(await ask(), expected);
  return vi.waitFor(attempt, {timeout: 90_000, interval: 200});
}

/** Reads an object; with `{…}` in its name, the first whose name fits. */
async function read(one: platform.Manifest) {
  const {name} = one.metadata;
  if (!name.includes('{')) return request('GET', one);
  const all = await call('GET', addressOf(one) ?? '');
  const items = valuesAt(all.body, 'items[]').map(({value}) => value);
  const body = items.find((item) => fits(item, {metadata: {name}}));
  return {status: body === undefined ? 404 : 200, body};
}

/** Creates an object, or changes what the manifest has in the existing one. */
async function apply(one: platform.Manifest): Promise<void> {
  const {body} = await read(one);
  const existing = valuesAt(body, 'metadata.name').map(({value}) => value);
  const [name = one.metadata.name] = existing;
  const object = {...one, metadata: {...one.metadata, name: String(name)}};
  const method = existing.length > 0 ? 'PATCH' : 'POST';
  const query = '?fieldValidation=Strict';
  const answer = await request(method, object, query);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
}

/** Takes a step, and returns what was found last. */
async function take(taken: z.output<typeof step>): Promise<unknown> {
  let found: unknown;
  for (const one of taken.apply) await apply(one);
  for (const one of taken.report) await request('PATCH', one, '/status');
  for (const one of taken.delete) await request('DELETE', one);
  for (const one of taken.absent) {
    await eventually(() => read(one), {status: 404});
  }
  for (const one of taken.expect) {
    // Only some kinds have a namespace, and items of a list no kind.
    const {apiVersion: _version, kind: _kind, metadata, ...parts} = one;
    const body = {...parts, metadata: {...metadata, namespace: undefined}};
    found = (await eventually(() => read(one), {body})).body;
  }
  if (taken.call !== undefined) {
    const [method = '', address = ''] = taken.call.split(' ');
    const answer = await call(method, API_SERVER + address, taken.body);
    const expected = {status: taken.status, body: taken.answer};
    found = expectFit(answer, expected).body;
  }
  if (taken.log !== undefined) {
    const line = `{any}${taken.log}{any}`;
    const read = async () => (await readFile(LOG, 'utf8')).split('\n');
    const lines = await eventually(read, [line]);
    found = lines.find((logged) => fits(logged, line));
  }
  return found;
}

test.concurrent.each(readTyped(SITE_DIR, file, cases)?.data ?? [])(
  '$page: $says',
  {timeout: 300_000},
  async ({page, says, steps}) => {
    const name = `${VERSION.folder}/${page}`;
    const text = await readFile(path.join(SITE_DIR, name), 'utf8');
    const constants = readConstants(SITE_DIR, name, '');
    expect(fillConstants(text, constants)).toContain(says);
    for (const taken of steps) {
      const found = await take(taken);
      if (taken.explained === undefined) continue;
      const printed = typeof found === 'string' ? found : JSON.stringify(found);
      const [first] = explain(printed, messages);
      expect(first?.message.id, printed).toBe(taken.explained);
    }
  },
);
