import {readdirSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {releaseAnchor} from '../../src/site/releases';
import {scratchCopy} from '../support/scratchCopy';

const NAME = 'v9.0.x';
const REF = 'v9.0.0';
const STRUCTURES = `versioned_docs/version-${NAME}/reference/api/_crds`;

const copy = scratchCopy('versions-cut');

function git(...args: readonly string[]): string {
  return copy.run('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args]);
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

beforeAll(() => {
  git('init', '--quiet');
  commit('before');
}, 120_000);

test('a version can be cut, and the changed files pass all checks', () => {
  copy.change(
    'src/site/releases.yaml',
    (text) =>
      `- {version: ${REF}, date: 2026-01-31, commit: abcd1234, summary: New.}\n${text}`,
  );
  copy.change(
    'docs/reference/changelog.md',
    (text) => `${text}\n## ${REF} {#${releaseAnchor(REF)}}\n\nNew.\n`,
  );
  const said = copy.run('tsx', [
    'scripts/versions-cut.ts',
    ...[NAME, '--no-check'],
  ]);
  expect(said).toContain(`Cut ${NAME} from docs`);
  // Structures of a release are usually imported before it is cut.
  for (const name of readdirSync(path.join(copy.folder, STRUCTURES))) {
    copy.change(`${STRUCTURES}/${name}`, (text) =>
      text.replace(/^( *ref: ).*$/mu, `$1${REF}`),
    );
  }
  copy.run('tsx', ['scripts/check.ts', '--changed']);
  // Dates of pages come from commits.
  commit('cut');
}, 1_200_000);

test('the site builds with three versions, and its tests pass', () => {
  copy.run('tsx', ['scripts/build.ts']);
  copy.run('tsx', ['scripts/addresses.ts']);
  copy.run('vitest', ['run', '--project', 'site']);
}, 1_200_000);
