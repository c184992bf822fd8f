import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {checkLinks, readCheckedPage} from './pageRules';

const read = (html: string, file = 'docs/a.md') =>
  readCheckedPage(fromHtml(html, {fragment: true}), file);

const PAGES = new Map([
  ['/docs/a/', undefined],
  ['/docs/b/', read('<h2 id="so">A</h2><a name="named">b</a>', 'docs/b.md')],
  ['/docs/%C3%A9/', read('', 'docs/é.md')],
  ['/blog/', undefined],
]);

test.each([
  ['<a href="/docs/b/#so">a</a> <a href="../b#named">a</a>'],
  ['<a href="#here">a</a><p id="here">b</p>'],
  ['<a href="https://example.org">a</a> <a href="mailto:a@b.c">a</a>'],
  ['<a href="/samples/next/a.yaml">a</a> <a href="/blog/#any">a</a>'],
  ['<a href="/docs/%C3%A9/">a</a> <a href="/docs/é/">a</a>'],
  ['<a href="/blog/"><img alt="a"></a><a href="/blog/" aria-label="a"></a>'],
  ['<kbd>A</kbd> <admonition>a</admonition>'],
])('is right: %s', (html) => {
  const page = read(html);
  const pages = new Map(PAGES).set('/docs/a/', page);
  expect([...page.errors, ...checkLinks(page, '/docs/a/', pages)]).toEqual([]);
});

test.each([
  ['\n<a href="gone.md">a</a>', ':2: gone.md: there is no such file or page'],
  ['<a href="/docs/gone/">a</a>', ':1: /docs/gone/: there is no such file or'],
  ['<a href="/docs/v9.x">a</a>', ':1: /docs/v9.x: there is no such file or'],
  ['<a href="../b/#sow">a</a>', ':1: ../b/#sow: b.md has no such anchor. Did'],
  ['<a href="#gone">a</a>', ':1: #gone: a.md has no such anchor. Name'],
  ['\n<a href="http://%3Ca%3E:80">a</a>', `:2: http://%3Ca%3E:80: the address`],
  ['<a href="#50%">a</a>', `:1: #50%: the address can't be read. Put a`],
  ['<p id="a">a</p>\n<p id="a">b</p>', ':2: the id a is that of line 1 too'],
  ['<h2>A {#init}</h2>', `:1: the id in "A {#init}" can't be read`],
  ['<h2> </h2>', ':1: the heading has no words'],
  ['<a href="/blog/"></a>', ':1: the link has no words'],
  ['a <name> b', ':1: <name>: HTML has no such element'],
])('%s: %s', (html, message) => {
  const page = read(html);
  const pages = new Map(PAGES).set('/docs/a/', page);
  const errors = [...page.errors, ...checkLinks(page, '/docs/a/', pages)];
  expect(errors.map((error) => error.message)).toEqual([
    expect.stringContaining(`docs/a.md${message}`),
  ]);
});
