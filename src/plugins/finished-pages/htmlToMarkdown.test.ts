import {expect, test} from 'vitest';

import {parseFinishedPage} from '../../lib/node/finishedPage';
import {htmlToMarkdown} from './htmlToMarkdown';
import {copyPage} from './markdownCopies';

test.each([
  [
    'links and pictures, with whole addresses',
    '<p><a href="../b/#c">b</a> <img src="/d.png" alt="D"></p>',
    '[b](https://site.test/b/#c) ![D](https://site.test/d.png)\n',
  ],
  [
    'no controls',
    '<h2>A<a class="hash-link" href="#a">#</a></h2><p>b<button>c</button><span popover>d</span></p>',
    '## A\n\nb\n',
  ],
  [
    'a picture for both color modes once',
    '<p><img class="themedComponent_x1 themedComponent--light_x2" src="/l.png" alt="D"><img class="themedComponent_x1 themedComponent--dark_x3" src="/d.png" alt="D"></p>',
    '![D](https://site.test/l.png)\n',
  ],
  [
    'code with language and title',
    '<figure class="code-block"><figcaption>a.yaml</figcaption><div class="code-block__menu"><a href="x">Copy</a></div><pre><code class="language-yaml"><span>a</span>: 1\n</code></pre></figure>',
    '```yaml title="a.yaml"\na: 1\n```\n',
  ],
  [
    'a diagram in words',
    '<figure class="diagram"><svg><title>A</title><desc>B to C.</desc><text>x</text></svg></figure>',
    '> **Diagram: A**\n>\n> B to C.\n',
  ],
  [
    'an admonition with kind and title',
    '<div class="theme-admonition theme-admonition-tip"><div>Short</div><div><p>Text</p></div></div><div class="theme-admonition theme-admonition-note"><div>note</div><div>Text</div></div>',
    '> **Tip: Short**\n>\n> Text\n\n> **Note**\n>\n> Text\n',
  ],
  [
    'tabs one after another',
    '<div class="tabs"><div class="tab"><input type="radio"><strong>One</strong><div><p>a</p></div></div><div class="tab"><strong>Two</strong><div><p>b</p></div></div></div>',
    '**One**\n\na\n\n**Two**\n\nb\n',
  ],
  [
    'all blocks of a cell in lines',
    '<table><tr><th>Field</th></tr><tr><td><p>First <code>a|b</code></p><ul><li>one</li><li>two</li></ul><pre><code>a: 1\n\nb: 2\n</code></pre></td></tr></table>',
    '| Field |\n| - |\n| First `a\\|b`<br>- one<br>- two<br>`a: 1`<br>`b: 2` |\n',
  ],
  [
    'a cell that spans rows, and the cells beside it in their columns',
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">a</td><td>1</td></tr><tr><td>2</td></tr></table>',
    '| A | B |\n| - | - |\n| a | 1 |\n| | 2 |\n',
  ],
])('a copy has %s', (_what, html, markdown) => {
  const {main} = parseFinishedPage('/a/', `<body><main>${html}</main>`);
  expect(htmlToMarkdown(main, 'https://site.test/a/')).toBe(markdown);
});

test('a page is one link in the list, also with brackets and spaces', () => {
  const html = '<html class=plugin-pages><meta property=og:title content=a[0]>';
  const page = parseFinishedPage('/docs/a page/', `${html}<main>`);
  const copy = copyPage(page, 'https://b.test/c/');
  const link = '- [a\\[0\\]](https://b.test/c/docs/a%20page/index.md)';
  expect(copy?.line).toContain(link);
});
