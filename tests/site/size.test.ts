import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {brotliSize} from '../../scripts/size/brotli';
import {scriptsReport} from '../../scripts/size/scriptsReport';
import {filesOfPage, readPageFile} from '../../scripts/size/weighPage';
import {PAGE_BUDGETS} from '../../src/site/budgets';
import {BASE_URL, SITE_DIR} from '../support/builtSite';

/** Scripts that pages of a kind share have a name; the script of a page has only a hash. */
const OF_A_KIND = /\/[a-z][a-z~-]*\.[0-9a-f]+\.js$/u;

/** Total size of files in kilobytes. */
function weigh(files: readonly string[]): number {
  const sizes = files.map((file) =>
    brotliSize(readFileSync(path.join(SITE_DIR, file), 'utf8')),
  );
  return sizes.reduce((total, size) => total + size, 0) / 1000;
}

/** As `npm run size` prints it: another announcement is worth a few bytes. */
function rounded(kilobytes: number): number {
  return Math.round(kilobytes * 10) / 10;
}

// Content isn't limited here, but `npm run size` also prints it with its budget.
test.each(PAGE_BUDGETS)(
  'the scripts and styles that pages like $name share are within their budget',
  ({route, budget}) => {
    const files = filesOfPage(readPageFile(SITE_DIR, route), BASE_URL);
    const inline = files.inline.map(brotliSize);
    const starter =
      weigh(files.starter) +
      inline.reduce((total, size) => total + size, 0) / 1000;
    const shared = files.application.filter((file) => OF_A_KIND.test(file));
    expect(shared).not.toEqual([]);
    expect.soft(rounded(starter)).toBeLessThanOrEqual(budget.starter);
    expect.soft(rounded(weigh(files.css))).toBeLessThanOrEqual(budget.css);
    expect
      .soft(rounded(starter + weigh(shared)))
      .toBeLessThanOrEqual(budget.application);
  },
);

test('the scripts that load on demand are within their budget', () => {
  expect(scriptsReport(SITE_DIR, BASE_URL).faults).toEqual([]);
});
