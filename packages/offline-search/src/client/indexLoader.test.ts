import {expect, test} from 'vitest';

import {writeOutline, writeText} from '../engine/format';
import {corpusOf} from '../../fixtures/corpus';
import {indexFile, MANIFEST_FILE} from '../shared/indexFiles';
import {loadIndex} from './indexLoader';

const corpus = corpusOf([{title: 'Page', text: 'Text'}]);

/** A host with files, and a list of its requests. */
function hostOf(files: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetchText = (path: string, isFresh: boolean) => {
    asked.push(isFresh ? `${path} anew` : path);
    const file = files[path];
    return file === undefined
      ? Promise.reject(new Error(`${path} answered 404.`))
      : Promise.resolve(file);
  };
  return {asked, fetchText};
}

const outlineOf = (build: string) => indexFile('outline', 'v1', build);
const textOf = (build: string) => indexFile('text', 'v1', build);
const soundFiles = (build: string) => ({
  [outlineOf(build)]: writeOutline(corpus, build),
  [textOf(build)]: writeText(corpus, build),
  [MANIFEST_FILE]: `v1:${build}`,
});

test('the index that the page knows is loaded with no further question', async () => {
  const {asked, fetchText} = hostOf(soundFiles('b1'));
  const index = loadIndex('v1', new Map([['v1', 'b1']]), fetchText);
  expect(await index.readCorpus()).toEqual(corpus);
  expect([...asked].sort()).toEqual([outlineOf('b1'), textOf('b1')].sort());
});

test('the text is not read before it is wanted', async () => {
  const files = {...soundFiles('b1'), [textOf('b1')]: 'broken'};
  const {asked, fetchText} = hostOf(files);
  const index = loadIndex('v1', new Map([['v1', 'b1']]), fetchText);
  await index.outline;
  await new Promise(setImmediate);
  expect(asked).not.toContain(`${textOf('b1')} anew`);
});

test('a page that knows no index asks the site', async () => {
  const {asked, fetchText} = hostOf(soundFiles('b1'));
  expect(await loadIndex('v1', new Map(), fetchText).readCorpus()).toEqual(
    corpus,
  );
  expect(asked[0]).toBe(`${MANIFEST_FILE} anew`);
});

test('a page of an old build gets the index of the new one', async () => {
  const {fetchText} = hostOf(soundFiles('b2'));
  const index = loadIndex('v1', new Map([['v1', 'b1']]), fetchText);
  expect((await index.outline).build).toBe('b2');
  expect(await index.readCorpus()).toEqual(corpus);
});

test.each([
  ['damaged', 'offline-search-1 outline v1 b1 xyz\n=x'],
  ['a page of the host', '<!doctype html>'],
  ['that of another build', writeOutline(corpus, 'b0')],
])('an outline that is %s is fetched anew once', async (_, bad) => {
  const {asked, fetchText} = hostOf(soundFiles('b1'));
  const index = loadIndex('v1', new Map([['v1', 'b1']]), (path, isFresh) =>
    path === outlineOf('b1') && !isFresh
      ? Promise.resolve(bad)
      : fetchText(path, isFresh),
  );
  expect(await index.readCorpus()).toEqual(corpus);
  expect(asked).toContain(`${outlineOf('b1')} anew`);
});

test('what stays broken is reported', async () => {
  const files = {...soundFiles('b1'), [textOf('b1')]: 'broken'};
  const {asked, fetchText} = hostOf(files);
  const index = loadIndex('v1', new Map([['v1', 'b1']]), fetchText);
  expect((await index.outline).build).toBe('b1');
  await expect(index.readCorpus()).rejects.toThrow(
    'not the text of a search index',
  );
  expect(asked.filter((path) => path.startsWith(textOf('b1')))).toHaveLength(2);
});

test('a version that the site has no index of is reported', async () => {
  const {fetchText} = hostOf({[MANIFEST_FILE]: 'other:b1'});
  const index = loadIndex('v1', new Map(), fetchText);
  await expect(index.outline).rejects.toThrow('no index of v1');
});
