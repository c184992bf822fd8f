import {expect, test} from 'vitest';

import {robotsText} from './robotsText';

test('robots.txt blocks nothing and has the URL of the sitemap', () => {
  const text = robotsText('https://docs.example.org', '/some/path/');
  expect(text).toContain(
    'Sitemap: https://docs.example.org/some/path/sitemap.xml',
  );
  expect(text).not.toContain('Disallow');
});

test('robots.txt says what the content may be used for', () => {
  const signals = /^Content-Signal: (.+)$/mu.exec(
    robotsText('https://docs.example.org', '/'),
  );
  expect(signals?.[1]?.split(', ')).toEqual([
    'search=yes',
    'ai-input=yes',
    'ai-train=yes',
  ]);
});
