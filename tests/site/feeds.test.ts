import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, test} from 'vitest';
import {validateXML} from 'xmllint-wasm';

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

interface Entry {
  readonly title: string | undefined;
  readonly url: string | undefined;
  readonly html: string;
}

const BLOG_FEEDS: Readonly<Record<string, () => readonly Entry[]>> = {
  'blog/rss.xml': () =>
    (parseRssFeed(read('blog/rss.xml')).items ?? []).map((item) => ({
      title: item.title,
      url: item.link,
      html: item.content?.encoded ?? '',
    })),
  'blog/atom.xml': () =>
    (parseAtomFeed(read('blog/atom.xml')).entries ?? []).map((entry) => ({
      title: entry.title?.value,
      url: entry.links?.[0]?.href,
      html: entry.content?.value ?? '',
    })),
  'blog/feed.json': () =>
    (parseJsonFeed(JSON.parse(read('blog/feed.json'))).items ?? []).map(
      (item) => ({
        title: item.title,
        url: item.url,
        html: item.content_html ?? '',
      }),
    ),
};

describe.each(Object.entries(BLOG_FEEDS))('%s', (_file, entries) => {
  test('has the last posts with absolute URL and full text', () => {
    const found = entries();
    expect(found).toHaveLength(Math.min(POSTS.length, FEED_LIMIT));
    for (const post of found) {
      const route = POSTS.find(({path: one}) => wholeAddress(one) === post.url);
      if (!route) throw new Error(`The site has no post ${post.url ?? ''}.`);
      const {tree, title} = builtPage(route.path);
      expect(post.title).toBe(title);
      const article = select('article', tree);
      if (!article) throw new Error(`${route.path} has no <article>.`);
      expect(blocksOf(fromHtml(post.html))).toEqual(blocksOf(article));
    }
  });

  test('has no relative addresses', () => {
    for (const {html, url} of entries()) {
      expect({url, relative: relativeAddresses(html)}).toEqual({
        url,
        relative: [],
      });
    }
  });
});

test.each(['blog/rss.xml', 'blog/atom.xml', 'sitemap.xml'])(
  '%s is well-formed',
  async (file) => {
    const {valid, errors} = await validateXML({
      xml: {fileName: file, contents: read(file)},
      normalization: 'format',
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  },
);

test('the sitemap matches the schema of the protocol', async () => {
  const schema = path.join(
    path.dirname(require.resolve('sitemap/package.json')),
    'schema/sitemap.xsd',
  );
  const {valid, errors} = await validateXML({
    xml: {fileName: 'sitemap.xml', contents: read('sitemap.xml')},
    schema: [readFileSync(schema, 'utf8')],
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});
