import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, inject, test} from 'vitest';
import * as z from 'zod';

import {readTyped} from '../../src/content-errors/readTyped';
import {isRecord} from '../../src/lib/isRecord';
import {fillConstants, readConstants} from '../../src/markdown/constants';
import {explain} from '../../src/plugins/messages/explain';
import {readMessages} from '../../src/plugins/messages/readMessages';
import {docsVersionByName} from '../../src/site/versions';
import {call, Cluster, type Answer, type Manifest} from './cluster';
import {waitFor} from './workshop';

const platform = inject('platform');
const cluster = new Cluster(platform.kubernetes);
const siteDir = path.resolve(import.meta.dirname, '../..');
const version = docsVersionByName(platform.version);
const messages = readMessages(siteDir, version);

/** An object, or a part of it, in short: `{kind: Project, name: shop, spec: …}`. */
const object = z
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
  }));

const one = z.strictObject({
  /** The page, and a sentence or a part of one that the case is about. */
  page: z.string(),
  says: z.string(),
  steps: z.array(
    z.union([
      z.strictObject({apply: z.array(object)}),
      z.strictObject({delete: z.array(object)}),
      /** Plays what runs in a cluster with nodes: writes the status of objects. */
      z.strictObject({report: z.array(object)}),
      /** Objects have these parts; `{…}` in a text is any text. */
      z.strictObject({
        expect: z.array(object),
        /** The ID of the message that explains the last of them first. */
        explained: z.string().optional(),
      }),
      z.strictObject({absent: z.array(object)}),
      /** `GET /orgs`, and what the platform's API server answers. */
      z.strictObject({
        call: z.string(),
        body: z.unknown().optional(),
        status: z.int(),
        answer: z.unknown().optional(),
        explained: z.string().optional(),
      }),
      /** A line that the manager logs. */
      z.strictObject({log: z.string(), explained: z.string().optional()}),
    ]),
  ),
});

type Step = z.output<typeof one>['steps'][number];

const cases =
  readTyped(siteDir, `${version.folder}/_behavior.yaml`, z.array(one))?.data ??
  [];

/**
 * Reads an object; with `{…}` in its name, the first of its kind and namespace
 * whose name fits.
 */
async function read(object: Manifest): Promise<Answer> {
  const {name} = object.metadata;
  if (!name.includes('{')) return cluster.about('GET', object);
  const list = await call('GET', (await cluster.addressOf(object)) ?? '');
  const items = isRecord(list.body) ? list.body['items'] : [];
  const body = (Array.isArray(items) ? items : []).find((item: unknown) =>
    fits(item, {metadata: {name}}),
  ) as unknown;
  return {status: body === undefined ? 404 : 200, body};
}

/** The name of an object that the cluster has. */
function nameOf(object: unknown): string {
  return z.object({metadata: z.object({name: z.string()})}).parse(object)
    .metadata.name;
}

/** Asks until something is as expected, and says how it was at the end. */
async function eventually(
  ask: () => Promise<unknown>,
  expected: unknown,
): Promise<unknown> {
  let actual: unknown;
  const isAsExpected = async () => {
    actual = await ask();
    return fits(actual, expected) || undefined;
  };
  await waitFor('', isAsExpected, 90).catch(() => {
    expect.fail(
      `found ${JSON.stringify(actual)}\nexpected ${JSON.stringify(expected)}`,
    );
  });
  return actual;
}

/**
 * Whether a value has the parts of another: the fields of an object, the items of
 * a list in any order, and a text in which `{…}` is any text; `null` is absent.
 */
function fits(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'string') {
    const parts = expected.split(/\{\w+\}/u);
    const pattern = parts
      .map((part) => part.replace(/\W/gu, '\\$&'))
      .join('.*');
    return new RegExp(`^${pattern}$`, 's').test(String(actual));
  }
  if (Array.isArray(expected)) {
    const items: unknown[] = Array.isArray(actual) ? actual : [];
    return expected.every((item) => items.some((own) => fits(own, item)));
  }
  if (expected === undefined) return true;
  if (expected === null) return actual === undefined || actual === null;
  if (!isRecord(expected)) return actual === expected;
  if (actual !== undefined && !isRecord(actual)) return false;
  return Object.entries(expected).every(([key, value]) =>
    fits(actual?.[key], value),
  );
}

/** What the platform printed is explained by a message before all others. */
function expectExplained(text: string, id: string | undefined): void {
  if (id === undefined) return;
  expect(explain(text, messages)[0]?.message.id, text).toBe(id);
}

async function take(step: Step): Promise<void> {
  if ('apply' in step) {
    for (const object of step.apply) {
      const found = object.metadata.name.includes('{') && (await read(object));
      const name = found ? nameOf(found.body) : object.metadata.name;
      await cluster.apply({...object, metadata: {...object.metadata, name}});
    }
  } else if ('report' in step) {
    for (const object of step.report) {
      await cluster.about('PATCH', object, {
        below: '/status',
        type: 'application/merge-patch+json',
        body: object,
      });
    }
  } else if ('delete' in step) {
    for (const object of step.delete) await cluster.about('DELETE', object);
  } else if ('absent' in step) {
    for (const object of step.absent) {
      const ask = async () => (await read(object)).status;
      await eventually(ask, 404);
    }
  } else if ('expect' in step) {
    let found: unknown;
    for (const object of step.expect) {
      const ask = async () => (await read(object)).body;
      // Only some kinds have a namespace, and items of a list no kind.
      const {apiVersion: _version, kind: _kind, ...parts} = object;
      const metadata = {...object.metadata, namespace: undefined};
      found = await eventually(ask, {...parts, metadata});
    }
    expectExplained(JSON.stringify(found), step.explained);
  } else if ('call' in step) {
    const [method = '', address = ''] = step.call.split(' ');
    const answer = await call(method, platform.api + address, step.body);
    expect(answer).toSatisfy(() =>
      fits(answer, {status: step.status, body: step.answer}),
    );
    expectExplained(JSON.stringify(answer.body), step.explained);
  } else {
    const file = path.join(platform.folder, 'controller.log');
    const ask = () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .find((line) => fits(line, `{any}${step.log}{any}`));
    const line = await waitFor(step.log, () => Promise.resolve(ask()), 90);
    expectExplained(line, step.explained);
  }
}

describe.concurrent('what a page says happens', () => {
  test.each(cases)(
    '$page: $says',
    {timeout: 300_000},
    async ({page, says, steps}) => {
      const file = `${version.folder}/${page}`;
      const text = readFileSync(path.join(siteDir, file), 'utf8');
      const constants = readConstants(siteDir, file, '');
      expect(fillConstants(text, constants)).toContain(says);
      for (const step of steps) await take(step);
    },
  );
});
