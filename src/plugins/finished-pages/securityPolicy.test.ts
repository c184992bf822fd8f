import {createHash} from 'node:crypto';

import {expect, test} from 'vitest';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {securityPolicy} from './securityPolicy';

/** A page with the template's script, and with a text in its body. */
function protect(body: string) {
  const html = `<!doctype html><html><meta charset=utf-8><script>known()</script><script src=/site/a.js></script><script type="application/ld+json">{}</script><body>${body}`;
  const {tree} = parseFinishedPage('/a/', html);
  return securityPolicy(tree, ['https://api.test/a']);
}

test('a page allows its own files, the script of its template and the given origins', () => {
  const {policy, blocked} = protect('<p>Text with a style=plain</p>');
  expect(blocked).toEqual([]);
  const hash = createHash('sha256').update('known()').digest('base64');
  expect(policy.split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    expect.stringMatching(/^style-src 'self' 'sha256-[^ ]+'$/u),
    "img-src 'self' data:",
    "connect-src 'self' https://api.test/a",
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ]);
});

test.each([
  ['<script>known()</script>', 'script known()'],
  ['<style>a{}</style>', '<style>'],
  ['<p style="color:red">a</p>', '<p style="color:red">'],
  ['<script src=data:,a></script>', '<script src="data:,a">'],
  ['<video src=data:,a></video>', '<video src="data:,a">'],
  ['<form action=//a.test/b></form>', '<form action="//a.test/b">'],
  ['<b onclick=a()>b</b>', '<b onclick>'],
  ['<iframe src="/a/"></iframe>', '<iframe>'],
  ['<img alt=a src=https://a.test/b.png>', '<img src="https://a.test/b.png">'],
  ['<img alt=a src=//a.test/b.png>', '<img src="//a.test/b.png">'],
  ['<img alt=a src=http://%3Ca%3E>', '<img src="http://%3Ca%3E">'],
  ['<img alt=a srcset="/a, //a.test/b 2x">', '<img srcset="//a.test/b">'],
  ['<video poster=//a.test/b></video>', '<video poster="//a.test/b">'],
  ['<link rel=stylesheet href=//a.test/b>', '<link href="//a.test/b">'],
])('%s would be blocked', (body, tag) => {
  expect(protect(body).blocked).toEqual([tag]);
});

test.each([
  '<p title="<style> and <p style=a>, <meta charset=utf-8>">a</p>',
  '<pre>&lt;script>a()&lt;/script></pre>',
  '<img alt=a src=/b.png><img alt=a src=data:image/png,a>',
  '<link rel=canonical href=https://a.test/>',
])('%s is allowed', (body) => {
  expect(protect(body).blocked).toEqual([]);
});
