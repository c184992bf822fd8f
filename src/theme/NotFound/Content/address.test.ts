import {expect, test} from 'vitest';

import {samePages, searchWords} from './address';

const versions = [
  {label: 'Next', path: '/docs/next', docs: ['/docs/next/a', '/docs/next/b']},
  {label: 'v2', path: '/docs', docs: ['/docs/a', '/docs/c']},
].map(({docs, ...version}) => ({
  ...version,
  docs: docs.map((path) => ({id: path, path})),
}));

test.each([
  ['/docs/b/', ['/docs/next/b']],
  ['/docs/b', ['/docs/next/b']],
  ['/docs/next/c/', ['/docs/c']],
  ['/docs/v0.1.x/a/', ['/docs/next/a', '/docs/a']],
  ['/docs/none/', []],
  ['/blog/a/', []],
])('the pages of other versions for %s', (pathname, paths) => {
  expect(samePages(pathname, versions).map(({path}) => path)).toEqual(paths);
});

test.each([
  ['/docs/v0.1.x/concept/runtime-modle/', 'concept runtime modle'],
  ['/blog/a-été.html', 'blog été'],
  [`/docs/${'x'.repeat(90)}/`, 'x'.repeat(64)],
  [
    `/docs/getting-${'x'.repeat(40)}/${'y'.repeat(20)}/`,
    `${'x'.repeat(40)} ${'y'.repeat(20)}`,
  ],
])('the words of %s', (pathname, words) => {
  expect(searchWords(pathname)).toBe(words);
});
