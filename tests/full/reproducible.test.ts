import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';

let copy: ScratchCopy;

beforeAll(() => {
  copy = scratchCopy('reproducible');
}, 120_000);

afterAll(() => {
  copy.remove();
}, 120_000);

/** Each file of a folder with the hash of its bytes. */
function hashes(folder: string): Record<string, string> {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.sort().map((file) => {
      const hash = createHash('sha256').update(readFileSync(file));
      return [path.relative(folder, file), hash.digest('hex')];
    }),
  );
}

test('two builds have the same bytes, whatever the zone, the language and the cache', () => {
  copy.run('tsx', ['scripts/build.ts'], {TZ: 'UTC', LC_ALL: 'C'});
  const first = hashes(path.join(copy.folder, 'build'));
  expect(Object.keys(first).length).toBeGreaterThan(100);
  // With the cache of the first, in a zone whose day is another one.
  copy.run('tsx', ['scripts/build.ts', '--out-dir', 'second'], {
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
  });
  expect(hashes(path.join(copy.folder, 'second'))).toEqual(first);
});
