import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {select} from 'hast-util-select';
import {expect, test} from 'vitest';

import {offlineContent, offlineDocument} from './offlineDocument';

function contentOf(html: string): Element {
  const content = select('main', fromHtml(`<main>${html}</main>`));
  if (!content) throw new Error('no content');
  return content;
}

const SITE = {siteUrl: 'https://docs.example/base/', baseUrl: '/base/'};

function documentOf(...pages: readonly string[]): string {
  return offlineDocument(
    pages.map((html, index) => {
      const route = `/docs/page-${index + 1}/`;
      return {
        route,
        title: `Page ${index + 1}`,
        html: offlineContent(contentOf(html), {...SITE, route}),
      };
    }),
    {title: 'Documentation, v0.3.x', siteUrl: SITE.siteUrl},
  );
}

test('a term is plain text, without its button', () => {
  const html = documentOf(
    '<p>A <span class="term">cell<button type="button" popovertarget="term-cell"></button></span> has gates.</p>' +
      '<div class="term-notes"><div id="term-cell" popover="auto">What runs.</div></div>',
  );
  expect(html).toContain('<p>A <span class="term">cell</span> has gates.</p>');
  expect(html).not.toContain('<button');
  expect(html).not.toContain('What runs.');
});

test('images become their alt text, and iframes and videos are left out', () => {
  const html = documentOf(
    '<p><img src="/a.png" alt="Two planes."></p><iframe src="/a"></iframe><video src="/b.mp4"></video>',
  );
  expect(html).toContain('<p>Two planes.</p>');
  expect(html).not.toMatch(/<img|<iframe|<video/u);
});

test('links to pages in the file stay inside it, and all others go to the site', () => {
  const html = documentOf(
    '<a href="/base/docs/page-2/?a=1&amp;b#part">Two</a><a href="/base/blog/?a=1&amp;b#end">Blog</a><a href="/base/docs/page-2/">All of it</a><a href="https://other.example/base/docs/page-2/">Other</a>',
    '<h2 id="part">Part</h2>',
  );
  expect(html).toContain('href="#page-docs-page-2--part"');
  expect(html).toContain('<h2 id="page-docs-page-2--part">');
  expect(html).toContain('href="#page-docs-page-2">All of it');
  expect(html).toContain(
    'href="https://docs.example/base/blog/?a=1&#x26;b#end"',
  );
  expect(html).toContain('href="https://other.example/base/docs/page-2/"');
});

test('the policy allows the style of the file and no script', () => {
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(
    documentOf('<p>Text.</p>'),
  )?.[1];
  expect(policy).toMatch(/^default-src 'none'; .*style-src 'sha256-[^']+';/);
  expect(policy).not.toContain('script-src');
});
