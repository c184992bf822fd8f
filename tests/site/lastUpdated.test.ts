import {readFileSync} from 'node:fs';
import path from 'node:path';

import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import {parseFrontMatter} from '../../src/markdown/frontMatter';
import {builtPage, SITE_DIR} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The dates of a page: on the page and in its Markdown copy. */
function datesOf(route: string) {
  const {tree} = builtPage(route);
  const time = select('.theme-last-updated time', tree);
  const shown = time?.properties['dateTime'];
  const markdown = readFileSync(path.join(SITE_DIR, route, 'index.md'), 'utf8');
  return {
    shown: typeof shown === 'string' ? shown.slice(0, 10) : undefined,
    copied: parseFrontMatter(markdown)['date'],
  };
}

const pages = ROUTES.filter(({kind}) => kind === 'docs').map(({path}) => path);

test('a page and its Markdown copy have the same date, or none', () => {
  expect(pages).not.toEqual([]);
  for (const route of pages) {
    const {shown, copied} = datesOf(route);
    if (shown !== undefined) expect(shown, route).toMatch(DAY);
    expect(copied, route).toBe(shown);
  }
});
