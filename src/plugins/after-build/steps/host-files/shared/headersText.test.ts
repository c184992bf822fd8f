import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';

import {
  CACHE_CONTROL,
  HASHED_FILE,
  HOST_HEADERS,
} from '../../../../../site/hostHeaders';
import {headersText} from './headersText';

test('_headers has every header, and only rules below the base URL', () => {
  const text = headersText('/some/path/');
  for (const [name, value] of Object.entries(HOST_HEADERS)) {
    expect(text).toContain(`\n  ${name}: ${value}\n`);
  }
  expect(
    text.match(/^\/.*$/gmu)?.every((line) => line.startsWith('/some/path/')),
  ).toBe(true);
  expect(text).toMatch(
    /^\/some\/path\/assets\/js\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/mu,
  );
});

test('no two rules that match the same file have the same header', () => {
  const rules = headersText('/').trim().split('\n\n');
  const names = (rule = ''): string[] =>
    [...rule.matchAll(/^ {2}([\w-]+):/gmu)].map(([, name = '']) => name);
  const everywhere = new Set(names(rules[0]));
  for (const rule of rules.slice(1)) {
    expect(names(rule).filter((name) => everywhere.has(name))).toEqual([]);
  }
});

test('nginx sends the same headers', () => {
  const config = readFileSync('hosting/nginx.conf', 'utf8');
  const sent = [...config.matchAll(/^\s*add_header (\S+) "(.*)" always;$/gmu)];
  expect(
    Object.fromEntries(sent.map(([, name = '', value = '']) => [name, value])),
  ).toEqual(HOST_HEADERS);
  expect(config).toContain(`"${CACHE_CONTROL.hashed}";`);
});

test.each([
  ['/assets/js/main.883973dc.js', true],
  ['/assets/js/0103d6ba.84bb6afe.js', true],
  ['/assets/pages/0a1b2c3d/4.json', true],
  ['/some/path/assets/search/0a1b2c3d/worker.js', true],
  ['/assets/search/index.txt', false],
  ['/docs/', false],
  ['/not-found.json', false],
])('%s is cached for a year: %s', (file, isHashed) => {
  expect(HASHED_FILE.test(file)).toBe(isHashed);
});
