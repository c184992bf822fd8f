import {describe, expect, test} from 'vitest';

import {searchWords, suggestPages, type SitePages} from './suggestions';

const SITE: SitePages = {
  docsRoot: '/docs/',
  versions: [
    {label: 'Next', root: '/docs/next/'},
    {label: 'v0.3.x', root: '/docs/'},
  ],
  pages: [
    ['/', 'OpenChoreo'],
    ['/blog/welcome/', 'Welcome'],
    ['/docs/', 'What is OpenChoreo?'],
    ['/docs/concepts/runtime-model/', 'Runtime model'],
    ['/docs/getting-started/quick-start-guide/', 'Quick start'],
    ['/docs/getting-started/single-cluster/', 'Single cluster'],
    ['/docs/reference/api/application/component/', 'Component'],
    ['/docs/next/', 'What is OpenChoreo?'],
    ['/docs/next/concepts/runtime-model/', 'Runtime model'],
    ['/docs/next/concepts/workflows/', 'Workflows'],
  ],
};

const routeFor = (path: string): string | undefined =>
  suggestPages(path, SITE).likely?.route;

const MODEL = '/docs/concepts/runtime-model/';

test.each([
  ['a slip of the pen', '/docs/concepts/runtime-modle/', MODEL],
  ['another folder', '/docs/core/old/runtime-model/', MODEL],
  ['capitals', '/Docs/Concepts/Runtime-Model/', MODEL],
  [
    'a form of a word',
    '/docs/reference/components/',
    '/docs/reference/api/application/component/',
  ],
  [
    'blanks',
    '/docs/single%20cluster/',
    '/docs/getting-started/single-cluster/',
  ],
  [
    'another version',
    '/docs/next/runtime-model/',
    '/docs/next/concepts/runtime-model/',
  ],
  ['what is no text', '/docs/%E0%A4%A/runtime-model/', MODEL],
])('for an address with %s there is the page: %s', (_, path, page) => {
  expect(routeFor(path)).toBe(page);
});

test.each(['/wp-admin/setup.php/', '/'])('for %s there is no page', (path) => {
  expect(routeFor(path)).toBeUndefined();
});

describe('the version in the path', () => {
  test.each([
    ['/docs/next/x/', 'Next', true],
    ['/docs/x/', 'v0.3.x', true],
    ['/docs/v0.1.x/x/', 'v0.1.x', false],
    ['/docs/0.2/x/', '0.2', false],
    ['/docs/v2/x/', 'v2', false],
    ['/docs/404/', 'v0.3.x', true],
    ['/docs/2025/x/', 'v0.3.x', true],
    ['/blog/x/', undefined, true],
  ])('%s is %s', (path, version, isKnownVersion) => {
    expect(suggestPages(path, SITE)).toMatchObject({version, isKnownVersion});
  });

  test.each([
    ['/docs/concepts/workflows/', ['Next']],
    ['/docs/v0.1.x/concepts/runtime-model/', ['Next', 'v0.3.x']],
    ['/docs/next/getting-started/single-cluster', ['v0.3.x']],
    ['/docs/next/none/', []],
    ['/concepts/workflows/', []],
  ])('%s is the same page in %j', (path, labels) => {
    const {counterparts} = suggestPages(path, SITE);
    expect(counterparts.map(({label}) => label)).toEqual(labels);
  });
});

test.each([
  ['/docs/next/concepts/cell-diagram/', 'concepts cell diagram'],
  ['/docs/v0.1.x/Install%20guide.html', 'install guide'],
  ['/blog/2025/09/18/welcome/', 'blog welcome'],
  ['/docs/404/', ''],
  ['/', ''],
  ['/docs/%E0%A4%A/', 'e0 a4'],
  [`/${'word-'.repeat(40)}end/`, 'word end'],
])('the search words for %s are "%s"', (path, words) => {
  expect(searchWords(path)).toBe(words);
});
