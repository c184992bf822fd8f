import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {expect, test, vi} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/temporaryFolder';
import {parseWithLastUpdate, readLastUpdates} from './lastUpdates';

const folder = temporaryFolder({'docs/ä b.md': 'a', 'docs/b.md': 'a'});
const [OLD, NEW] = ['2025-01-02T03:04:05+00:00', '2025-06-07T08:09:10+00:00'];

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a', ...args], {
    cwd: folder,
    stdio: 'ignore',
  });
}

function commit(date: string): void {
  vi.stubEnv('GIT_COMMITTER_DATE', date);
  git('add', '.');
  git('commit', '-m', 'a');
  vi.unstubAllEnvs();
}

test('a file is as old as the last commit that changed it, also if it came by a merge', () => {
  git('init', '-b', 'main');
  commit(OLD);
  git('switch', '-c', 'branch');
  writeFiles(folder, {'docs/b.md': 'b'});
  commit(NEW);
  git('switch', 'main');
  git('merge', '--no-ff', '--no-edit', 'branch');
  writeFiles(folder, {'docs/untracked.md': 'a'});
  expect([...readLastUpdates(folder, ['docs'])].sort()).toEqual([
    ['docs/b.md', NEW],
    ['docs/ä b.md', OLD],
  ]);
});

test('without history there are no dates', () => {
  expect([...readLastUpdates(folder, ['docs'])]).toEqual([]);
  git('init');
  expect([...readLastUpdates(folder, ['docs'])]).toEqual([]);
  commit(OLD);
  git('clone', '--depth=1', `file://${folder}`, 'docs/shallow');
  expect([
    ...readLastUpdates(path.join(folder, 'docs/shallow'), ['docs']),
  ]).toEqual([]);
});

test.each([
  [{title: 'A'}, {title: 'A', last_update: {date: OLD}}],
  [{last_update: {date: NEW}}, {last_update: {date: NEW}}],
  // A part of a page.
  [{}, {}],
])('a page with %o tells the framework %o', async (written, told) => {
  const parse = parseWithLastUpdate('/site', new Map([['docs/a.md', OLD]]));
  const result = await parse({
    filePath: path.resolve('/site/docs/a.md'),
    fileContent: '',
    defaultParseFrontMatter: () =>
      Promise.resolve({frontMatter: {...written}, content: ''}),
  });
  expect(result.frontMatter).toEqual(told);
});
