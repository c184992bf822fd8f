import {expect, test} from 'vitest';

import {chunkGroups} from './chunkGroups';

const CHUNK_NAMES = {
  '/-a1b': {__comp: 'home'},
  '/docs/next/-e3f': {__comp: 'page', content: 'text'},
  '/blog/-b5c': {__comp: 'list', items: [{content: 'post'}]},
};

const {partStyles} = chunkGroups(CHUNK_NAMES, '/site');

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
  expect(() => chunkGroups({'/docs-c2d': 'root'}, '/site')).toThrow(
    'expected object',
  );
});
