import {expect, test} from 'vitest';

import {hitUrl, missingResultsUrl, searchPageUrl} from './addresses';

test.each([
  ['', undefined, '/search/'],
  ['data plane', undefined, '/search/?q=data+plane'],
  ['a&b=c#d', undefined, '/search/?q=a%26b%3Dc%23d'],
  ['100%', 'current', '/search/?q=100%25&version=current'],
  ['\uD83D', undefined, '/search/?q=%EF%BF%BD'],
  ['', 'current', '/search/?version=current'],
] as const)('%j in %s is at %s', (query, version, url) => {
  expect(searchPageUrl('/', query, version)).toBe(url);
});

test('the search page is below the base URL', () => {
  expect(searchPageUrl('/site/', 'a')).toBe('/site/search/?q=a');
});

test('a report names the query, whatever is in it', () => {
  const url = new URL(
    missingResultsUrl('https://x.dev/issues', 'a "b" <c>&d=1'),
  );
  expect(url.hostname).toBe('x.dev');
  expect(url.pathname).toMatch(/\/issues\/new$/);
  expect(url.searchParams.get('title')).toContain('a "b" <c>&d=1');
});

const SITE = 'https://x.dev';
const HERE = 'http://localhost:3000';

test.each([
  ['/docs/a/#b', '/docs/a/#b'],
  ['https://x.dev/docs/a/?x#b', '/docs/a/?x#b'],
  ['http://localhost:3000/docs/', '/docs/'],
  ['https://example.com/x', 'https://example.com/x'],
])('%s leads to %s', (url, address) => {
  expect(hitUrl(url, SITE, HERE)).toBe(address);
});
