import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString as hastText} from 'hast-util-to-string';
import type {Root, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as mdastText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {afterAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {readEnvironment} from '../../src/site/environment';
import {SITE_DIR} from '../support/builtSite';
import {LATEST, ROUTES} from '../support/routes';

const BUILD = SITE_DIR;
const {siteUrl, baseUrl} = readEnvironment(process.env);

/** Routes that have a Markdown copy. */
const PAGES = ROUTES.filter(({kind}) =>
  ['docs', 'landing', 'post'].includes(kind),
);

function normal(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

function contentOf(html: string): Element {
  const tree = fromHtml(html);
  const content =
    select('.theme-doc-markdown', tree) ??
    select('main article', tree) ??
    select('main', tree);
  if (!content) throw new Error('The page has no content element.');
  return content;
}

/** Text of an element, without notes that open and links to headings. */
function visibleText(element: Element): string {
  return normal(
    element.children
      .map((child) => {
        if (child.type === 'text') return child.value;
        if (child.type !== 'element') return '';
        const classes = child.properties['className'];
        const isLeftOut =
          'popover' in child.properties ||
          (Array.isArray(classes) && classes.includes('hash-link'));
        return isLeftOut ? '' : visibleText(child) + ' ';
      })
      .join(''),
  ).replaceAll(' ', '');
}

interface Parts {
  readonly headings: string[];
  readonly code: string[];
  /** Cells, row by row. */
  readonly tables: string[][];
  readonly links: string[];
}

function partsOfPage(content: Element, pageUrl: string): Parts {
  // Links in a code block are tools; the copy has the bytes of the code.
  const hidden = new Set(
    selectAll('[popover]:not(.diagram__canvas) a, .code-block a', content),
  );
  return {
    headings: selectAll('h1,h2,h3,h4,h5,h6', content).map(visibleText),
    code: selectAll('.code-block pre', content).map((pre) =>
      hastText(pre).replace(/\n$/, ''),
    ),
    tables: selectAll('table', content).map((table) =>
      selectAll('th,td', table).map(visibleText),
    ),
    links: selectAll('a[href]:not(.hash-link)', content)
      .filter((link) => !hidden.has(link))
      .map((link) => new URL(String(link.properties['href']), pageUrl).href),
  };
}

function partsOfCopy(tree: Root): Parts {
  const parts: Parts = {headings: [], code: [], tables: [], links: []};
  const squeeze = (text: string): string => normal(text).replaceAll(' ', '');
  visit(tree, (node) => {
    if (node.type === 'heading') parts.headings.push(squeeze(mdastText(node)));
    if (node.type === 'code') parts.code.push(node.value);
    if (node.type === 'link') parts.links.push(node.url);
    if (node.type === 'table') parts.tables.push(cells(node).map(squeeze));
  });
  return parts;
}

function cells(table: Table): string[] {
  return table.children.flatMap((row) =>
    row.children.map((cell) => mdastText(cell)),
  );
}

/** How much of the pages their copies keep, for the summary that the run prints. */
const kept: Record<keyof Parts, {found: number; expected: number}> = {
  headings: {found: 0, expected: 0},
  code: {found: 0, expected: 0},
  tables: {found: 0, expected: 0},
  links: {found: 0, expected: 0},
};

function count(page: Parts, copy: Parts): void {
  for (const part of ['headings', 'code', 'tables', 'links'] as const) {
    const left = new Map<string, number>();
    for (const item of copy[part]) {
      const key = String(item);
      left.set(key, (left.get(key) ?? 0) + 1);
    }
    kept[part].expected += page[part].length;
    for (const item of page[part]) {
      const key = String(item);
      const copies = left.get(key) ?? 0;
      left.set(key, copies - 1);
      if (copies > 0) kept[part].found += 1;
    }
  }
}

afterAll(() => {
  const figures = Object.entries(kept).map(
    ([part, {found, expected}]) => `${part} ${found} of ${expected}`,
  );
  process.stdout.write(
    `${PAGES.length} Markdown copies keep: ${figures.join(', ')}\n`,
  );
});

const frontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  version: z.string().optional(),
  canonical: z.string(),
  index: z.string(),
  date: z.iso.date().optional(),
});

describe.each(PAGES)(
  'the Markdown copy of $path',
  ({path: route, version, kind, unlisted}) => {
    const folder = path.join(BUILD, route);
    const file = path.join(folder, 'index.md');

    test('keeps every heading, code block, table and link', () => {
      const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const pageUrl = `${siteUrl}${baseUrl}${route.slice(1)}`;
      expect(existsSync(file)).toBe(true);
      const markdown = readFileSync(file, 'utf8').replace(
        /^---\n[\s\S]*?\n---\n/,
        '',
      );
      const copy = partsOfCopy(
        fromMarkdown(markdown, {
          extensions: [gfm()],
          mdastExtensions: [gfmFromMarkdown()],
        }),
      );
      const page = partsOfPage(contentOf(html), pageUrl);
      count(page, copy);
      expect(copy.headings).toEqual(page.headings);
      expect(copy.code).toEqual(page.code);
      expect(copy.tables).toEqual(page.tables);
      expect(copy.links).toEqual(page.links);
    });

    test('has title, version, canonical address and date in its front matter', () => {
      const text = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8'));
      const found = frontMatter.parse(
        parse(text?.[1] ?? '', {schema: 'failsafe'}),
      );
      const html = fromHtml(
        readFileSync(path.join(folder, 'index.html'), 'utf8'),
      );
      const canonical = select('link[rel="canonical"]', html);
      expect(found.canonical).toBe(canonical?.properties['href']);
      expect(found.version).toBe(version);
      const index = found.index.replace(siteUrl + baseUrl, '');
      const listed = readFileSync(path.join(BUILD, index), 'utf8');
      const url = `${siteUrl}${baseUrl}${route.slice(1)}index.md`;
      // Of the two versions, the index is the page's own.
      expect(listed.includes(`(${url})`)).toBe(!unlisted);
      // The page says the same, before anything that readers see.
      const first = select('body > p:first-child', html);
      expect(first && hastText(first)).toContain(found.index);
      expect(first && hastText(first)).toContain(url);
      // lastUpdated.test.ts checks the date of docs pages.
      if (kind === 'post') expect(found.date).toBeDefined();
    });

    test('is linked from the page', () => {
      const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const link = select(
        'link[rel="alternate"][type="text/markdown"]',
        fromHtml(html),
      );
      expect(link?.properties['href']).toBe(
        `${siteUrl}${baseUrl}${route.slice(1)}index.md`,
      );
    });
  },
);

test('each version has an index for machines, of listed pages only', () => {
  const read = (name: string): string =>
    readFileSync(path.join(BUILD, name), 'utf8');
  const latest = read('docs/llms.txt');
  const next = read('docs/next/llms.txt');
  for (const {path: route, kind, version, unlisted} of ROUTES) {
    if (kind !== 'docs') continue;
    const address = `(${siteUrl}${baseUrl}${route.slice(1)}index.md)`;
    expect(latest.includes(address)).toBe(!unlisted && version === LATEST);
    expect(next.includes(address)).toBe(!unlisted && version === 'Next');
  }
});
