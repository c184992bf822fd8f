import path from 'node:path';

import {afterAll, expect, test} from 'vitest';

import {fileHashes} from '../support/fileHashes';
import {scratchCopy, type ScratchCopy} from '../support/scratchCopy';

const copies: ScratchCopy[] = [];

afterAll(() => {
  for (const copy of copies) copy.remove();
}, 240_000);

/** A copy of the repository in a folder with this name. */
function place(name: string): ScratchCopy {
  const copy = scratchCopy(name);
  copies.push(copy);
  return copy;
}

/** Builds, and returns the hashes of all written files. */
function build(
  copy: ScratchCopy,
  env: Readonly<Record<string, string>>,
): Record<string, string> {
  copy.run('tsx', ['scripts/build.ts'], env);
  return fileHashes(path.join(copy.folder, 'build'));
}

test('builds of a commit have the same bytes in any folder, time zone and locale, with and without cache', () => {
  const here = place('reproducible');
  const first = build(here, {TZ: 'UTC', LC_ALL: 'C'});
  expect(Object.keys(first).length).toBeGreaterThan(100);
  // This build differs in the date and locale, and has the cache of the first.
  const zone = {TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8'};
  expect(build(here, zone)).toEqual(first);
  const elsewhere = place('a-folder-elsewhere');
  expect(build(elsewhere, {TZ: 'UTC', LC_ALL: 'C'})).toEqual(first);
}, 1_800_000);
