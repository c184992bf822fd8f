import {expect, test} from 'vitest';

import {isSitePages} from './isSitePages';
import type {SitePages} from './suggestions';

const SITE: SitePages = {
  docsRoot: '/docs/',
  versions: [{label: 'Next', root: '/docs/next/', isLatest: false}],
  pages: [['/docs/next/', 'What is OpenChoreo?']],
};

test('what the build writes is accepted', () => {
  expect(isSitePages(SITE)).toBe(true);
});

test.each([
  ['a message of a host', {error: 'not found'}],
  ['a list', []],
  ['a root that is not a string', {...SITE, docsRoot: 1}],
  ['a version without its root', {...SITE, versions: [{label: 'Next'}]}],
  ['a page without its title', {...SITE, pages: [['/docs/']]}],
  ['a page that is not a pair', {...SITE, pages: ['/docs/']}],
  ['no pages', {...SITE, pages: undefined}],
])('%s is not', (_what, value) => {
  expect(isSitePages(value)).toBe(false);
});
