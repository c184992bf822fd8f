import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {forbiddenSources, scriptErrors, sourceErrors} from './pageSources';

const SITE = 'https://docs.example';

function messagesOf(...pages: readonly string[]): string[] {
  return sourceErrors(
    pages.map((html, index) => ({
      file: `build/${index}.html`,
      sources: forbiddenSources(fromHtml(html), SITE),
    })),
  ).map(({message}) => message);
}

test.each([
  ['<script src="https://a.example/x.js"></script>', 'script-src'],
  ['<link rel="stylesheet" href="https://a.example/x.css">', 'style-src'],
  ['<link rel="icon" href="//a.example/x.ico">', 'img-src'],
  ['<img src="https://a.example/x.png">', 'img-src'],
  ['<video poster="https://a.example/x.png"></video>', 'img-src'],
  ['<audio><source src="https://a.example/x.mp3"></audio>', 'media-src'],
  ['<iframe src="https://a.example/x"></iframe>', 'frame-src'],
])('%s needs %s', (html, directive) => {
  expect(messagesOf(html)).toEqual([
    expect.stringMatching(
      new RegExp(
        `^build/0\\.html: .*https://a\\.example/x.* is forbidden .* Add "https://a\\.example" to '${directive}' in src/site/`,
        'u',
      ),
    ),
  ]);
});

test('own files, data, links and the script of the page template need nothing', () => {
  expect(
    messagesOf(
      `<script data-first-paint>a()</script><script type="application/json">{}</script><script src="/a.js"></script><img src="${SITE}/a.png"><img src="data:image/png;base64,"><iframe src="about:blank"></iframe><a href="https://a.example">a</a>`,
    ),
  ).toEqual([]);
});

test('inline scripts are named by their hash, and inline styles as such', () => {
  const html =
    '<script>track()</script><p style="color: red"><style>a{}</style>';
  expect(messagesOf(html)).toEqual([
    expect.stringMatching(
      /track\(\) is forbidden .* Add "'sha256-[^']+'" to 'script-src'/u,
    ),
    expect.stringMatching(
      /color: red is forbidden .* Add "'unsafe-inline'" to 'style-src'/u,
    ),
  ]);
});

test('a source that every page needs is reported once', () => {
  const html = '<script>track()</script>';
  expect(messagesOf(html, html, html)).toEqual([
    expect.stringContaining('here and on 2 more files'),
  ]);
});

test('a script that creates styles is reported, and React is not', () => {
  const react = '(e.ownerDocument||e).createElement("style")';
  const plugin = 'var s=document.createElement("style")';
  expect(scriptErrors([{file: 'main.js', text: react}])).toEqual([]);
  expect(
    scriptErrors([{file: 'main.js', text: plugin}]).map(({message}) => message),
  ).toEqual([expect.stringContaining("to 'style-src'")]);
});
