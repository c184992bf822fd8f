import {expect, test} from 'vitest';

import {robotsText} from './robotsText';

test('robots.txt blocks nothing and names the sitemap of this address and base', () => {
  const text = robotsText('https://docs.example.org', '/some/path/');
  expect(text).toContain(
    'Sitemap: https://docs.example.org/some/path/sitemap.xml',
  );
  expect(text).not.toContain('Disallow');
});
