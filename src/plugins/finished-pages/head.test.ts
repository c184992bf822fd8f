import {expect, test} from 'vitest';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {correctHead} from './head';

function correct(route: string, head: string, main = '', added = '') {
  const html = `<!doctype html><html><meta charset=utf-8>${head}<body><main>${main}</main>`;
  const corrected = correctHead(parseFinishedPage(route, html), html, added);
  return /utf-8>(?<head>.*)<body>/su.exec(corrected)?.groups?.['head'];
}

const LINKS =
  '<link rel=canonical href=https://a.test/b/><link rel=alternate href=https://a.test/b/ hreflang=en>';

test('the not-found page names no address of its own, as other pages do', () => {
  expect(correct('/404.html', `${LINKS}<title>a</title>`)).toBe(
    '<title>a</title>',
  );
  expect(correct('/b/', LINKS)).toBe(LINKS);
});

test('addresses of breadcrumbs end with a slash', () => {
  const data = (address: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {item: address, name: 'a \u003c b'},
        {item: 'https://a.test/c/', name: 'c'},
      ],
    }).replaceAll('<', String.raw`\u003c`)}</script>`;
  expect(correct('/b/', data('https://a.test/b'))).toBe(
    data('https://a.test/b/'),
  );
  const post = '<script type="application/ld+json">{"@type":"Blog"}</script>';
  expect(correct('/b/', post)).toBe(post);
  expect(() => correct('/b/', post.replace('{', ''))).toThrow('/b/: a script');
});

test('a page of an author has the description of the author', () => {
  const head = '<meta data-rh=true name=description content="The site">';
  const main = '<header><h1>A</h1><p>Writes "a" & b</p></header><p>Post</p>';
  expect(correct('/blog/authors/a/', head, main)).toBe(
    '<meta data-rh="true" name="description" content="Writes &quot;a&quot; &amp; b">',
  );
  expect(correct('/blog/authors/', head)).toMatch(/ blog, /u);
  expect(correct('/blog/a/', head, main)).toBe(head);
});

test('what is added comes before all that the page loads', () => {
  const head = '<link rel=stylesheet href=/a.css>';
  expect(correct('/b/', head, '', '<meta name=a>')).toBe(
    `<meta name=a>${head}`,
  );
});
