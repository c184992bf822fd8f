import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root as HastRoot} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString as hastText} from 'hast-util-to-string';
import type {Root, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString as mdastText} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';

import {builtPage, linkOf, SITE_DIR, wholeAddress} from '../support/builtSite';
import {LATEST, ROUTES} from '../support/routes';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** Routes that have a Markdown copy. */
const PAGES = ROUTES.filter(({kind}) =>
  ['docs', 'landing', 'post'].includes(kind),
);

function normal(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

function contentOf(tree: HastRoot): Element {
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
    const url = wholeAddress(`${route}index.md`);
    const read = (): string =>
      readFileSync(path.join(SITE_DIR, route, 'index.md'), 'utf8');

    test('keeps every heading, code block, table and link', () => {
      const {tree} = builtPage(route);
      const copy = fromMarkdown(read().replace(FRONT_MATTER, ''), {
        extensions: [gfm()],
        mdastExtensions: [gfmFromMarkdown()],
      });
      expect(partsOfCopy(copy)).toEqual(
        partsOfPage(contentOf(tree), wholeAddress(route)),
      );
    });

    test('has title, version, canonical address and date in its front matter, and a link from the page', () => {
      const text = FRONT_MATTER.exec(read())?.[1] ?? '';
      const found = frontMatter.parse(parse(text, {schema: 'failsafe'}));
      const {tree} = builtPage(route);
      expect(found.canonical).toBe(linkOf(tree, '[rel=canonical]'));
      expect(found.version).toBe(version);
      const index = found.index.replace(wholeAddress('/'), '');
      const listed = readFileSync(path.join(SITE_DIR, index), 'utf8');
      // Of the two versions, the index is the page's own.
      expect(listed.includes(`(${url})`)).toBe(!unlisted);
      // The page says the same, before anything that readers see.
      const first = select('body > p:first-child', tree);
      expect(first && hastText(first)).toContain(found.index);
      expect(first && hastText(first)).toContain(url);
      expect(linkOf(tree, '[rel=alternate][type="text/markdown"]')).toBe(url);
      // lastUpdated.test.ts checks the date of docs pages.
      if (kind === 'post') expect(found.date).toBeDefined();
    });
  },
);

test('each version has an index for machines, of listed pages only', () => {
  const read = (name: string): string =>
    readFileSync(path.join(SITE_DIR, name), 'utf8');
  const latest = read('docs/llms.txt');
  const next = read('docs/next/llms.txt');
  for (const {path: route, kind, version, unlisted} of ROUTES) {
    if (kind !== 'docs') continue;
    const address = `(${wholeAddress(`${route}index.md`)})`;
    expect(latest.includes(address)).toBe(!unlisted && version === LATEST);
    expect(next.includes(address)).toBe(!unlisted && version === 'Next');
  }
});
