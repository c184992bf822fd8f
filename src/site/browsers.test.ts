import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {OLDEST_BROWSERS} from './browsers';

const manifest = z.object({
  browserslist: z.object({production: z.array(z.string())}),
});

/** Names of `browserslist`, and what esbuild calls the same engine. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari',
};

test('the oldest browsers are those of the application', () => {
  const {browserslist} = manifest.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const named = browserslist.production.map((line) => {
    const [browser = '', version = ''] = line.split(' >= ');
    return `${ENGINES[browser] ?? browser}${version}`;
  });
  expect([...new Set(named)].sort()).toEqual([...OLDEST_BROWSERS].sort());
});
