// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';

import {SITE} from '../../fixtures/pages';

vi.stubGlobal('SEARCH_SETTINGS', {
  ...SITE,
  baseUrl: '/site/',
  latestVersion: 'v0.3.x',
  preferredVersionKey: 'version',
});
vi.stubGlobal('matchMedia', () => ({matches: false}));

const {readPageContext} = await import('./pageContext');

const versionAt = (address: string) => {
  history.replaceState(null, '', address);
  return readPageContext().version;
};

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

test('a page searches its own version, by its head or its address', () => {
  expect(versionAt('/site/docs/next/a/')).toBe('current');
  expect(versionAt('/site/docs/a/')).toBe('v0.3.x');
  document.head.innerHTML = '<meta name="docsearch:version" content="current">';
  expect(versionAt('/site/docs/a/')).toBe('current');
});

test('other pages search the version chosen last, or else the latest', () => {
  expect(versionAt('/site/blog/')).toBe('v0.3.x');
  localStorage.setItem('version', 'current');
  expect(versionAt('/site/blog/')).toBe('current');
  localStorage.setItem('version', 'gone');
  expect(versionAt('/site/blog/')).toBe('v0.3.x');
});
