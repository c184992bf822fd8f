import path from 'node:path';

import {beforeEach, expect, test} from 'vitest';

import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {DOCS_FOLDERS} from '../../../../site/folders';
import {PageStore, type PageFacts} from './pageStore';

const [own = '', other = ''] = DOCS_FOLDERS;
const site = temporaryFolder();
const page = path.join(site, own, 'page.md');
const restored: unknown[] = [];

/** A store in a later build, in which some facts may be others. */
function store(facts: Partial<PageFacts> = {}): PageStore {
  return new PageStore(site, {
    isBuild: true,
    codeHash: 'code',
    frontMatterOf: () => Promise.resolve({title: 'A'}),
    addresses: () => ['/docs/page'],
    recordOf: () => ({links: 1}),
    restoreRecord: (_page, record) => restored.push(record),
    ...facts,
  });
}

beforeEach(async () => {
  restored.length = 0;
  writeFiles(site, {
    [`${own}/page.md`]: 'Text.',
    [`${own}/_samples/a.yaml`]: 'a: 1',
    [`${other}/_samples/a.yaml`]: 'a: 1',
  });
  await store().keep(page, 'compiled');
});

test('a page that did not change comes back with its record, for both compilers', async () => {
  const later = store();
  expect(await later.restore(page)).toBe('compiled');
  expect(await later.restore(page)).toBe('compiled');
  expect(restored).toEqual([{links: 1}]);
});

test.each<[string, Record<string, string>, Partial<PageFacts>?]>([
  ['its text', {[`${own}/page.md`]: 'Other text.'}],
  ['data of its version', {[`${own}/_samples/a.yaml`]: 'a: 2'}],
  ['new data', {[`${own}/_samples/b.yaml`]: ''}],
  ['the code', {}, {codeHash: 'other'}],
  ['an address', {}, {addresses: () => ['/docs/moved']}],
  ['its dates', {}, {frontMatterOf: () => Promise.resolve({title: 'B'})}],
])('a page is compiled again after a change of %s', async (_, files, facts) => {
  writeFiles(site, files);
  expect(await store(facts).restore(page)).toBeUndefined();
  expect(restored).toEqual([]);
});

test('only a page with directives depends on the data of other versions', async () => {
  const changed = {[`${other}/_samples/a.yaml`]: 'a: 2'};
  writeFiles(site, changed);
  expect(await store().restore(page)).toBe('compiled');
  writeFiles(site, {
    [`${own}/page.md`]: '::kind-spec[A]',
    [`${other}/_samples/a.yaml`]: 'a: 1',
  });
  await store().keep(page, 'compiled');
  writeFiles(site, changed);
  expect(await store().restore(page)).toBeUndefined();
});

test('what pages share is read once a compilation', async () => {
  let reads = 0;
  const running = store({
    isBuild: false,
    addresses: () => [`/docs/page/${String((reads += 1))}`],
  });
  await running.keep(page, 'compiled');
  expect(await running.restore(page)).toBe('compiled');
  expect(reads).toBe(1);
  running.refresh();
  expect(await running.restore(page)).toBeUndefined();
});
