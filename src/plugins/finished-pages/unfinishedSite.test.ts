import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/temporaryFolder';

const folder = temporaryFolder({'site/index.html': 'Page'});

const module = path.join(import.meta.dirname, 'unfinishedSite.ts');
const site = path.join(folder, 'site');

test.each([
  ['is finished', 'finish();', 0],
  ['is stopped by Ctrl+C', 'process.exit();', 1],
  ['fails', 'throw new Error("The disk is full");', 1],
  ['fails after the plugins', 'finish(); process.exit(1);', 1],
  ['waits for a worker that is dead', 'await new Promise(() => {});', 1],
])('a build that %s leaves a whole site, or none and status 1', (...row) => {
  const [, end, status] = row;
  const build = path.join(folder, 'build.mts');
  writeFiles(folder, {
    'build.mts': `
      import {removeUnlessFinished} from ${JSON.stringify(module)};
      const finish = removeUnlessFinished(${JSON.stringify(site)});
      ${end}
    `,
  });
  const args = ['--import', 'tsx', build];
  const run = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(run.status).toBe(status);
  const isWhole = status === 0;
  expect(existsSync(path.join(site, 'index.html'))).toBe(isWhole);
  expect(run.stderr.includes('The build ended early')).toBe(!isWhole);
});
