import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';
import {parseFenceMeta} from '../../markdown/fences';
import {LATEST} from '@site/src/site/versions';

const words = readFileSync(path.join(__dirname, 'fromFileToApi.md'), 'utf8');
const meta = parseFenceMeta(/^```yaml (.*)$/mu.exec(words)?.[1]);

const sample = readFileSync(
  path.join(
    __dirname,
    '../../..',
    LATEST.folder,
    '_samples',
    meta.values.get('sample') ?? '',
  ),
  'utf8',
).split('\n');

test('each marked line has an entry in the list, and each entry has a line', () => {
  const entries = [...words.matchAll(/^(\d+)\. /gmu)].map(
    ([, number]) => number,
  );
  const lines = [...meta.lines].map((line) => sample[line - 1]?.trim());
  expect(lines).not.toContain(undefined);
  expect(lines).not.toContain('');
  expect(entries).toEqual(lines.map((_, index) => String(index + 1)));
});
