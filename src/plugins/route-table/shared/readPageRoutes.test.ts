import {expect, test} from 'vitest';

import type {PageRoute} from './pageRoute';
import {readPageRoutes} from './readPageRoutes';

const ROUTE: PageRoute = {
  hash: 'abc',
  names: {__comp: 'item', content: 'one'},
  attributes: {sidebar: 'docs'},
  chunks: {one: {id: 1, json: false, files: ['/one.js']}},
};

test.each([
  ['a shard', {'/docs/one/': ROUTE}],
  ['a shard without pages', {}],
  ['a route without chunks of its own', {'/docs/one/': {...ROUTE, chunks: {}}}],
])('%s is read', (_what, routes) => {
  expect(readPageRoutes(routes, '/p/0.json')).toBe(routes);
});

test.each([
  ['a list', []],
  ['nothing', null],
  ['a message of a host', {error: 'not found'}],
  ['a route of another build', {'/docs/one/': {...ROUTE, chunks: undefined}}],
  ['a chunk without files', {'/docs/one/': {...ROUTE, chunks: {one: {id: 1}}}}],
  [
    'a chunk without its module',
    {'/one/': {...ROUTE, chunks: {a: {files: []}}}},
  ],
])('%s in the place of a shard is refused with its address', (_what, value) => {
  expect(() => readPageRoutes(value, '/p/0.json')).toThrow(
    '/p/0.json: no routes of pages',
  );
});
