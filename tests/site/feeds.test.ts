import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseAtomFeed, parseJsonFeed, parseRssFeed} from 'feedsmith';
import {describe, expect, test} from 'vitest';
import {validateXML} from 'xmllint-wasm';

import {PLATFORM_RELEASES, releaseUrl} from '../../src/site/releases';
import {SITE_DIR, wholeAddress} from '../support/builtSite';

const POST = '/blog/welcome/';

/** Words of the post's last paragraph: a feed that cuts it has them not. */
const LAST_WORDS = 'Discord';

function read(file: string): string {
  return readFileSync(path.join(SITE_DIR, file), 'utf8');
}

/** Addresses in the HTML of an entry that lead nowhere from a feed reader. */
function relativeAddresses(html: string): string[] {
  return [...html.matchAll(/\s(?:href|src)="(?<address>[^"]*)"/gu)]
    .map(({groups}) => groups?.['address'] ?? '')
    .filter((address) => !/^(?:https?:|mailto:|#)/u.test(address));
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
  test('has the post with its whole address and its full text', () => {
    const post = entries().find(({url}) => url === wholeAddress(POST));
    expect(post?.title).toMatch(/^Welcome/);
    expect(post?.html).toContain(LAST_WORDS);
    expect(post?.html).toContain('<h2');
  });

  test('has no address that only a page could follow', () => {
    for (const {html, url} of entries()) {
      expect({url, relative: relativeAddresses(html)}).toEqual({
        url,
        relative: [],
      });
    }
  });
});

test('the feed of releases links each to its notes', () => {
  const feed = parseAtomFeed(read('releases.xml'));
  expect(feed.links?.find(({rel}) => rel === 'self')?.href).toBe(
    wholeAddress('/releases.xml'),
  );
  expect(
    feed.entries?.map(({title, links, updated}) => ({
      title: title?.value,
      url: links?.[0]?.href,
      date: updated?.slice(0, 10),
    })),
  ).toEqual(
    PLATFORM_RELEASES.map((release) => ({
      title: `OpenChoreo ${release.version}`,
      url: releaseUrl(release),
      date: release.date,
    })),
  );
});

test.each(['blog/rss.xml', 'blog/atom.xml', 'releases.xml', 'sitemap.xml'])(
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

test('the sitemap is valid by the schema of the protocol', async () => {
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
