import {createRequire} from 'node:module';

import {expect, test} from 'vitest';

import {NOT_FOUND_PATH, ROUTES} from '../../../../tests/support/routes';
import pathToRegexp from './pathToRegexp';

/** The library has no types of its own here, and one function. */
const library = createRequire(import.meta.url)(
  'path-to-regexp',
) as typeof pathToRegexp;

const PATHS = [
  ...ROUTES.map(({path}) => path),
  ...['*', '/base/*', '/docs', '/a.b/c+d/', '/docs/next/', '/%E4%B8%AD/'],
];

const ADDRESSES = [
  ...PATHS,
  ...[NOT_FOUND_PATH, '', '//', '/DOCS/', '/docs/a//b', '/axb/c+d/'],
].flatMap((address) => [address, address.replace(/\/$/u, '')]);

test.each([
  {end: true, strict: false, sensitive: false},
  {end: false, strict: false, sensitive: false},
  {end: true, strict: true, sensitive: true},
  {end: false, strict: true, sensitive: false},
])('paths fit addresses as the library has it: %j', (options) => {
  for (const path of PATHS) {
    const ours: {name: number}[] = [];
    const theirs: {name: number}[] = [];
    const own = pathToRegexp(path, ours, options);
    const other = library(path, theirs, options);
    expect(
      ADDRESSES.map((address) => own.exec(address)?.slice()),
      path,
    ).toEqual(ADDRESSES.map((address) => other.exec(address)?.slice()));
    expect(ours.map(({name}) => name)).toEqual(theirs.map(({name}) => name));
  }
});

test('an address is made of a path without parameters as it is', () => {
  expect(pathToRegexp.compile('/docs/')()).toBe(library.compile('/docs/')());
});
