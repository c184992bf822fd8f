import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parseFenceMeta} from '@site/src/markdown/fenceMeta';
import {docsVersionByName, LATEST_VERSION} from '@site/src/site/versions';

const words = readFileSync(path.join(__dirname, 'fromFileToApi.md'), 'utf8');
const meta = parseFenceMeta(/^```yaml (.*)$/mu.exec(words)?.[1]);

const sample = readFileSync(
  path.join(
    __dirname,
    '../../..',
    docsVersionByName(LATEST_VERSION).folder,
    '_samples',
    meta.values.get('sample') ?? '',
  ),
  'utf8',
).split('\n');

/** What each entry of the list is made from, in the order of the numbers. */
const MADE_FROM = [
  ['ServiceBinding and Release', 'kind: Service'],
  ['BackendTrafficPolicy', 'className: default-with-rate-limit'],
  ['HTTPRoute', 'exposeLevels: [Public]'],
  ['Deployment', 'image:'],
  ['Service', 'port: 8080}'],
] as const;

test('each number of the list is the number of its line', () => {
  const entries = [...words.matchAll(/^(\d)\. \*\*(.+)\*\*$/gmu)].map(
    ([, number, name]) => [Number(number), name],
  );
  expect(entries).toEqual(MADE_FROM.map(([name], index) => [index + 1, name]));
});

test('each marked line is the one that the list speaks of', () => {
  const marked = [...meta.lines].map((line) => sample[line - 1]);
  expect(marked).toEqual(
    MADE_FROM.map(([, text]): unknown => expect.stringContaining(text)),
  );
});
