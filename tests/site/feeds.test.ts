import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';
import * as z from 'zod';

import {builtPage, SITE_DIR, wholeAddress} from '../support/builtSite';
import {POSTS} from '../support/routes';

function read(file: string): string {
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}

/** Maximum number of posts that the framework puts into a feed. */
const FEED_LIMIT = 20;

/** The texts of headings and paragraphs in order. */
function blocksOf(content: Root | Element): string[] {
  return selectAll('h2, h3, p', content).map((block) =>
    toString(block).replace(/[\s\u200b]+/gu, ''),
  );
}

/** Relative addresses in the HTML of an entry, which don't work in a feed reader. */
function relativeAddresses(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="(?<address>[^"]*)"/gu)]
    .map(({groups}) => groups?.['address'] ?? '')
    .filter((address) => !/^(?:[a-z][a-z+.-]*:|#)/iu.test(address));
}

const jsonFeed = z.object({
  items: z.array(
    z.object({title: z.string(), url: z.string(), content_html: z.string()}),
  ),
});

test('the feed has the last posts with absolute addresses and full text', () => {
  const {items} = jsonFeed.parse(JSON.parse(read('blog/feed.json')));
  expect(items).toHaveLength(Math.min(POSTS.length, FEED_LIMIT));
  for (const item of items) {
    const route = POSTS.find(({path: one}) => wholeAddress(one) === item.url);
    if (!route) throw new Error(`The site has no post ${item.url}.`);
    const {tree, title} = builtPage(route.path);
    expect(item.title).toBe(title);
    const article = select('article', tree);
    if (!article) throw new Error(`${route.path} has no <article>.`);
    const html = item.content_html;
    expect(blocksOf(fromHtml(html))).toEqual(blocksOf(article));
    expect(relativeAddresses(html)).toEqual([]);
    expect(html).not.toContain('<button');
    // All feeds have the same entries.
    for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
      expect(read(file)).toContain(item.url);
    }
  }
});
