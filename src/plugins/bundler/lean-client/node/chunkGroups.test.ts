import {expect, test} from 'vitest';

import {chunkGroups} from './chunkGroups';

const CHUNK_NAMES = {
  '/-a1b': {__comp: 'home', __context: {plugin: 'pages'}},
  '/docs-c2d': {__comp: 'root', __context: {plugin: 'docs'}},
  '/docs/next/-e3f': {__comp: 'page', content: 'text'},
  '/docs-of-others/-a4b': {__comp: 'others'},
  '/blog/-b5c': {__comp: 'list', items: [{content: 'post'}]},
};

const {docsScript, partStyles} = chunkGroups(
  CHUNK_NAMES,
  {docs: '/docs'},
  '/site',
);

function shares(name: string): boolean {
  return typeof docsScript?.chunks === 'function' && docsScript.chunks({name});
}

test.each([
  ['the component of a route', 'root', true],
  ['that of a route below it', 'page', true],
  ['what its plugin says of itself', 'docs', true],
  ['the content of one page', 'text', false],
  ['a route beside it', 'home', false],
  ['a route that begins alike', 'others', false],
])('%s is in the script of the kind: %s, %s', (_, chunk, isShared) => {
  expect(shares(chunk)).toBe(isShared);
});

test.each([
  [['text'], true],
  [['text', 'post'], true],
  [['text', 'page'], false],
  [['main'], false],
])('the chunks %j have page styles: %s', (names, expected) => {
  const {test: isOfPages} = partStyles ?? {};
  const chunkGraph = {getModuleChunks: () => names.map((name) => ({name}))};
  expect(
    typeof isOfPages === 'function' &&
      isOfPages({} as never, {chunkGraph} as never),
  ).toBe(expected);
});

test("an unknown format of the framework's chunk list stops the build", () => {
  expect(() => chunkGroups({'/docs-c2d': 'root'}, {}, '/site')).toThrow(
    'expected object',
  );
});
