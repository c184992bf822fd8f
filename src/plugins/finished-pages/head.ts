import type {Nodes} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import MagicString from 'magic-string';
import * as z from 'zod';

import type {FinishedPage} from '../../lib/node/finishedPage';
import {escapeHtml} from '../../lib/escapeHtml';
import {SITE} from '../../site/site';

/**
 * Adds tags to the head of a page, before anything that it loads, and corrects what
 * the framework writes there:
 *
 * - `<link rel="alternate" hreflang="en" href="…/404.html/">`: gone, because the
 *   not-found page has no address of its own, and the canonical one with it;
 * - `"item":"…/docs/tasks"` in the data of breadcrumbs: `…/docs/tasks/`;
 * - the site's description on a page of the blog's authors: one of their own.
 *
 * @param html - The page's text, of which `page.tree` has the places.
 */
export function correctHead(
  page: FinishedPage,
  html: string,
  added: string,
): string {
  const head = select('head', page.tree);
  const charset = select('meta[charset]', head);
  if (!head || !charset) throw new Error(`${page.route} has no charset.`);
  const text = new MagicString(html);
  text.appendRight(placeOf(charset)[1], added);
  if (!page.route.endsWith('/')) {
    const links = selectAll('link[hreflang], link[rel=canonical]', head);
    for (const link of links) text.remove(...placeOf(link));
  }
  for (const script of selectAll('script[type="application/ld+json"]', head)) {
    for (const data of script.children) {
      const corrected = withSlashes(toString(data), page.route);
      text.update(...placeOf(data), corrected);
    }
  }
  const description = authorsDescription(page);
  if (description !== undefined) {
    const metas = 'meta[name=description], meta[property="og:description"]';
    for (const meta of selectAll(metas, head)) {
      const key = meta.properties.name ? 'name' : 'property';
      // `data-rh` lets the framework change it when the reader goes on.
      const tag = `<meta data-rh="true" ${key}="${String(meta.properties[key])}" content="${escapeHtml(description)}">`;
      text.update(...placeOf(meta), tag);
    }
  }
  return text.toString();
}

function placeOf({position}: Nodes): [start: number, end: number] {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start !== undefined && end !== undefined) return [start, end];
  throw new Error('The parser told no place of an element of the head.');
}

const breadcrumbs = z.looseObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.looseObject({item: z.string()})),
});

/** The data of breadcrumbs with a slash after each address: `"…/docs/tasks/"`. */
function withSlashes(text: string, route: string): string {
  const {data} = breadcrumbs.safeParse(readJson(text, route));
  if (!data) return text;
  for (const entry of data.itemListElement) {
    entry.item = entry.item.replace(/\/?$/u, '/');
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function readJson(text: string, route: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${route}: a script of ld+json is no JSON.`, {cause});
  }
}

/** What a page of the blog's authors is about; `undefined` for any other page. */
function authorsDescription({route, main}: FinishedPage): string | undefined {
  if (!route.startsWith('/blog/authors/')) return undefined;
  const about = select('header > p', main);
  if (about) return toString(about);
  return `Who writes on the ${SITE.name} blog, with all posts of each author.`;
}
