import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element} from 'hast';
import {matches, select} from 'hast-util-select';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {HEADINGS} from '../../src/markdown/nodes';
import {LATEST} from '../../src/site/versions';
import {
  attribute,
  builtPage,
  SITE_DIR,
  wholeAddress,
} from '../support/builtSite';
import {ROUTES} from '../support/routes';

const PAGES = ROUTES.filter(({kind}) => kind === 'docs' || kind === 'post');

function read(...name: readonly string[]): string {
  return readFileSync(path.join(SITE_DIR, ...name), 'utf8');
}

const squeeze = (text: string): string => text.replace(/[\s\u200b]+/gu, '');

/** What is for use on the page alone: controls, definitions, links to headings. */
const CONTROLS =
  'button, form, [popover], [aria-hidden=true], .hash-link, .code-block__menu';

function textOf({children}: Element): string {
  const texts = children.map((child) => {
    if (child.type === 'text') return child.value;
    const isText = child.type === 'element' && !matches(CONTROLS, child);
    return isText ? textOf(child) : '';
  });
  return texts.join('');
}

function partsOfPage(content: Element, url: string) {
  const headings: string[] = [];
  const code: string[] = [];
  const links: string[] = [];
  const cells: string[] = [];
  visit(content, 'element', (node) => {
    if (matches(CONTROLS, node)) return SKIP;
    const {tagName} = node;
    if (HEADINGS.includes(tagName)) headings.push(squeeze(textOf(node)));
    if (['th', 'td'].includes(tagName)) cells.push(squeeze(textOf(node)));
    const href = tagName === 'a' ? attribute(node, 'href') : undefined;
    if (href !== undefined) links.push(new URL(href, url).href);
    if (tagName !== 'pre') return CONTINUE;
    code.push(textOf(node).replace(/\n$/u, ''));
    // Code in Markdown has no links.
    return SKIP;
  });
  return {headings, code, links, cells};
}

function partsOfCopy(copy: string): ReturnType<typeof partsOfPage> {
  const text = copy.replace(/^---\n[^]*?\n---\n/u, '');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(text);
  const headings: string[] = [];
  const code: string[] = [];
  const links: string[] = [];
  const cells: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') headings.push(squeeze(toString(node)));
    if (node.type === 'code') code.push(node.value);
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'tableCell') cells.push(squeeze(toString(node)));
  });
  return {headings, code, links, cells};
}

test('the Markdown copy of every doc and post keeps its headings, code, links and cells', () => {
  expect(PAGES).not.toEqual([]);
  for (const {path: route} of PAGES) {
    const {tree} = builtPage(route);
    const content =
      select('.theme-doc-markdown', tree) ?? select('main article', tree);
    if (!content) throw new Error(`${route} has no text.`);
    const url = wholeAddress(route);
    const copy = read(route, 'index.md');
    expect(copy).toContain(`\ncanonical: ${url}\n`);
    expect({route, ...partsOfCopy(copy)}).toEqual({
      route,
      ...partsOfPage(content, url),
    });
  }
});

test('each version has an index for programs, of its listed pages only', () => {
  for (const {path: route, kind, version, unlisted} of ROUTES) {
    if (kind !== 'docs') continue;
    const address = `(${wholeAddress(`${route}index.md`)})`;
    const isLatest = !unlisted && version === LATEST.label;
    expect({
      route,
      whole: read('llms.txt').includes(address),
      latest: read('docs/llms.txt').includes(address),
      next: read('docs/next/llms.txt').includes(address),
    }).toEqual({
      route,
      whole: isLatest,
      latest: isLatest,
      next: !unlisted && version === 'Next',
    });
  }
});
