import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {extractSections} from './extractSections';

/** Sections as `level heading #anchor: block | block`; code begins with `$`. */
function sectionsOf(html: string): string[] {
  return extractSections(fromHtml(html, {fragment: true}), 'Title').map(
    ({level, heading, anchor, blocks}) => {
      const texts = blocks.map(({kind, text}) =>
        kind === 'code' ? `$${text}` : text,
      );
      return `${level} ${heading} #${anchor}: ${texts.join(' | ')}`;
    },
  );
}

test('a page is one section, and each heading with an anchor is one', () => {
  expect(
    sectionsOf(
      '<h1>Title</h1><p>Intro.</p><h2 id="a">A <em>b</em><a class="hash-link" href="#a">\u200B</a></h2><p>One</p><h3 id="c">C</h3><p>Two</p>',
    ),
  ).toEqual(['1 Title #: Intro.', '2 A b #a: One', '3 C #c: Two']);
});

test('a heading without an anchor is text', () => {
  expect(sectionsOf('<p>One</p><h2>Two</h2><p>Three</p>')).toEqual([
    '1 Title #: One | Two | Three',
  ]);
});

test('paragraphs, items and rows are lines of their own', () => {
  expect(
    sectionsOf(
      '<ul><li>One <b>bold</b><ul><li>Two</li></ul></li></ul><table><tr><th>K</th><td>V</td></tr><tr><td>a</td><td>b</td></tr></table>',
    ),
  ).toEqual(['1 Title #: One bold | Two | K V | a b']);
});

test('inline code is marked, and blocks of code are read by line', () => {
  expect(
    sectionsOf(
      '<p>Use <code>kubectl `x`</code>.</p><pre><code><span>a: 1</span>\n\n  b: 2\n</code></pre>',
    ),
  ).toEqual(['1 Title #: Use `kubectl x`. | $a: 1 | $b: 2']);
});

test.each([
  '<nav>x</nav>',
  '<button>x</button>',
  '<svg><title>x</title></svg>',
  '<form><label>x</label></form>',
  '<script>x</script>',
  '<style>x</style>',
  '<template>x</template>',
  '<noscript>x</noscript>',
  '<span aria-hidden="true">x</span>',
  '<div class="a code-block__menu">x</div>',
  '<div class="theme-doc-version-banner">x</div>',
  '<footer class="theme-doc-footer">x</footer>',
  '<!-- x -->',
])('%s is not part of the text', (html) => {
  expect(sectionsOf(`<p>Text</p>${html}`)).toEqual(['1 Title #: Text']);
});

test('a word that shows its meaning is a word of the text, its meaning is not', () => {
  expect(
    sectionsOf(
      '<p>The <span class="term">API server<button popovertarget="t"></button></span> reads.</p><div id="t" popover hidden class="term-note">A meaning.</div>',
    ),
  ).toEqual(['1 Title #: The API server reads.']);
});

test('a field of the reference is a section, below the field that holds it', () => {
  const inner =
    '<li id="spec-a-b"><p><a href="#spec-a-b"><code><span>spec.a.</span>b</code></a> <span>string</span></p><p>Words.</p></li>';
  expect(
    sectionsOf(
      `<h3 id="spec"><code>spec</code></h3><ul><li id="spec-a"><p><code>spec.a</code> object</p><ul>${inner}</ul><p>After.</p></li></ul><p>Last.</p>`,
    ),
  ).toEqual([
    '1 Title #: ',
    '3 spec #spec: Last.',
    '4 spec.a #spec-a: object | After.',
    '5 spec.a.b #spec-a-b: string | Words.',
  ]);
});

test('an item with an anchor but no code is text', () => {
  expect(sectionsOf('<ul><li id="fn">Note</li></ul>')).toEqual([
    '1 Title #: Note',
  ]);
});

test('a term with an anchor is a section with its meaning', () => {
  expect(
    sectionsOf(
      '<h2 id="terms">Terms</h2><dl><dt id="cell">Cell</dt><dd>A project.</dd><dt id="gate">Gate</dt><dd>An opening.</dd></dl><p>End.</p>',
    ),
  ).toEqual([
    '1 Title #: ',
    '2 Terms #terms: End.',
    '3 Cell #cell: A project.',
    '3 Gate #gate: An opening.',
  ]);
});

test('a term without an anchor is a line with its meaning', () => {
  expect(
    sectionsOf(
      '<dl><div><dt>Scope</dt><dd>a namespace</dd></div><div><dt>Kind</dt><dd><code>A</code></dd></div></dl>',
    ),
  ).toEqual(['1 Title #: Scope a namespace | Kind `A`']);
});

test('fields that are deeper than headings go stay on the last level', () => {
  const nest = (depth: number): string =>
    depth === 0
      ? ''
      : `<ul><li id="f${depth}"><code>f${depth}</code>${nest(depth - 1)}</li></ul>`;
  const levels = sectionsOf(nest(7)).map((section) => section[0]);
  expect(levels).toEqual(['1', '2', '3', '4', '5', '6', '6', '6']);
});
