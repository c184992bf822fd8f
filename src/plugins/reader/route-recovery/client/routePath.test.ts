import {expect, test, vi} from 'vitest';

import {isKnownAddress, routePath} from './routePath';

vi.mock('@generated/docusaurus.config', () => ({default: {baseUrl: '/base/'}}));

vi.mock('@generated/routes', () => ({
  default: [
    {path: '/base/blog/', exact: true},
    {path: '/base/café/', exact: true},
    {
      path: '/base/docs',
      routes: [
        {
          path: '/base/docs/next',
          routes: [{path: '/base/docs/next/cells/', exact: true}],
        },
        {path: '/base/docs', routes: [{path: '/base/docs/', exact: true}]},
      ],
    },
    {path: '*'},
  ],
}));

test.each([
  ['/base/blog/', '/base/blog/'],
  ['/base/blog', '/base/blog'],
  ['/base/blog/index.html', '/base/blog'],
  ['/base/docs/next/cells/index', '/base/docs/next/cells'],
  ['/base/docs/', '/base/docs/'],
  ['/base//docs/', '/base/docs/'],
  ['/base/caf%C3%A9/', '/base/café/'],
])('at %s the page of %s is shown', (pathname, path) => {
  expect(routePath(pathname)).toBe(path);
  expect(isKnownAddress(pathname)).toBe(true);
});

test.each([
  '/',
  '/base/',
  '/base/none/',
  '/base/docs/none/',
  '/base/docs/next/',
  '/base/docs/next/none/cells/',
  '/base/100%/',
  '/base/404.html',
  // Hosts do not serve the page at these addresses.
  '/base/BLOG/',
  '/base/docs/Next/cells/',
])('at %s the not-found page is shown as the build rendered it', (pathname) => {
  expect(routePath(pathname)).toBe('/base/404.html');
  expect(isKnownAddress(pathname)).toBe(false);
});
