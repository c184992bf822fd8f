import type {Nodes} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import * as z from 'zod';

import type {FinishedPage} from '../../lib/node/finishedPage';
import {escapeHtml} from '../../lib/escapeHtml';
import {SITE} from '../../site/site';

/** A part of the page's text, and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Corrects what the framework writes into the head of a page:
 *
 * - `<link rel="alternate" hreflang="en" href="…/404.html/">`: gone, because the
 *   not-found page has no address of its own, and the canonical one with it;
 * - `"item":"…/docs/tasks"` in the data of breadcrumbs: `…/docs/tasks/`;
 * - the site's description on a page of the blog's authors: one of their own;
 * - a page with a Markdown copy: `<link rel="alternate" type="text/markdown">`.
 *
 * @param html - The page's text, of which `page.tree` has the places.
 */
export function correctHead(
  page: FinishedPage,
  html: string,
  hasCopy: boolean,
): string {
  const edits: Edit[] = [];
  const head = select('head', page.tree);
  if (!head) return html;
  if (!page.route.endsWith('/')) {
    const links = selectAll('link[hreflang], link[rel=canonical]', head);
    for (const link of links) edits.push(replace(link, ''));
  }
  for (const script of selectAll('script[type="application/ld+json"]', head)) {
    for (const data of script.children) {
      edits.push(replace(data, withSlashes(toString(data))));
    }
  }
  const description = authorsDescription(page);
  if (description !== undefined) {
    const metas = 'meta[name=description], meta[property="og:description"]';
    for (const {properties, position} of selectAll(metas, head)) {
      const name = properties.name
        ? 'name="description"'
        : 'property="og:description"';
      // `data-rh` lets the framework change it when the reader goes on.
      const text = `<meta data-rh="true" ${name} content="${escapeHtml(description)}">`;
      edits.push(replace({position}, text));
    }
  }
  const charset = select('meta[charset]', head);
  if (hasCopy && charset) {
    const link = '<link rel="alternate" type="text/markdown" href="index.md">';
    const {end} = replace(charset, '');
    edits.push({start: end, end, text: link});
  }
  return apply(edits, html);
}

function replace({position}: Pick<Nodes, 'position'>, text: string): Edit {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) {
    throw new Error('The parser told no place of an element of the head.');
  }
  return {start, end, text};
}

/** From the last one on, so that the places before stay right. */
function apply(edits: readonly Edit[], html: string): string {
  let edited = html;
  for (const {start, end, text} of [...edits].sort(
    (one, other) => other.start - one.start,
  )) {
    edited = edited.slice(0, start) + text + edited.slice(end);
  }
  return edited;
}

const breadcrumbs = z.looseObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.looseObject({item: z.string()})),
});

/** The data of breadcrumbs with a slash after each address: `"…/docs/tasks/"`. */
function withSlashes(text: string): string {
  const {data} = breadcrumbs.safeParse(JSON.parse(text));
  if (!data) return text;
  for (const entry of data.itemListElement) {
    entry.item = entry.item.replace(/\/?$/u, '/');
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** What a page of the blog's authors is about; `undefined` for any other page. */
function authorsDescription({route, main}: FinishedPage): string | undefined {
  if (!route.startsWith('/blog/authors/')) return undefined;
  const about = select('header > p', main);
  if (about) return toString(about);
  return `Who writes on the ${SITE.name} blog, with all posts of each author.`;
}
