import {readFileSync} from 'node:fs';
import path from 'node:path';

import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {parseFrontMatter} from '../../src/markdown/frontMatter';
import {builtPage, SITE_DIR} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const article = z.looseObject({dateModified: z.string().optional()});

/** The dates of a page: on the page, in its structured data and its Markdown copy. */
function datesOf(route: string) {
  const {tree} = builtPage(route);
  const time = select('.theme-last-updated time', tree);
  const shown = time?.properties['dateTime'];
  const script = selectAll('script[type="application/ld+json"]', tree)
    .map((element) => toString(element))
    .find((text) => text.includes('"TechArticle"'));
  const markdown = readFileSync(path.join(SITE_DIR, route, 'index.md'), 'utf8');
  return {
    shown: typeof shown === 'string' ? shown.slice(0, 10) : undefined,
    isArticle: script !== undefined,
    structured: script && article.parse(JSON.parse(script)).dateModified,
    copied: parseFrontMatter(markdown)['date'],
  };
}

const pages = ROUTES.filter(({kind}) => kind === 'docs').map(({path}) => path);

test('a page, its Markdown copy and its structured data have the same date, or none', () => {
  expect(pages).not.toEqual([]);
  for (const route of pages) {
    const {shown, isArticle, structured, copied} = datesOf(route);
    if (shown !== undefined) expect(shown, route).toMatch(DAY);
    expect(copied, route).toBe(shown);
    if (isArticle) expect(structured, route).toBe(shown);
  }
});
