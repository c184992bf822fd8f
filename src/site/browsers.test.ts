import {readFileSync} from 'node:fs';

import {expect, test} from 'vitest';
import * as z from 'zod';

import {OLDEST_BROWSERS} from './browsers';

const manifest = z.object({
  browserslist: z.object({production: z.array(z.string())}),
});

/** The names in `browserslist`, with esbuild's names for their engines. */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari',
};

test('all scripts of the site support the same browsers', () => {
  const {browserslist} = manifest.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const named = browserslist.production.map((line) => {
    const [browser = '', version = ''] = line.split(' >= ');
    return `${ENGINES[browser] ?? browser}${version}`;
  });
  expect([...new Set(named)].sort()).toEqual([...OLDEST_BROWSERS].sort());
});
