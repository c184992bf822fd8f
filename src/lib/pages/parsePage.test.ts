import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';

import {parsePage} from './parsePage';

/** The node types of a page's blocks. */
function blocks(source: string, file: string): string[] {
  return parsePage(source, file).children.map(({type}) => type);
}

test('a page is read by its extension', () => {
  expect(blocks('<Card />\n\nimport b\n', 'docs/a.md')).toEqual([
    'html',
    'paragraph',
  ]);
  expect(
    blocks('import Card from "c";\n\n<Card />\n\n{1 + 1}\n', 'docs/a.mdx'),
  ).toEqual(['mdxjsEsm', 'mdxJsxFlowElement', 'mdxFlowExpression']);
});

test.each(['docs/a.md', 'docs/a.mdx'])(
  'constants and ids of headings are text in %s, whatever JavaScript says of them',
  (file) => {
    const source =
      '## At %{new-x} {#a-b}\n\n%{chart} **%{a*b}** and <b>%{class}</b>\n';
    const [heading, text] = parsePage(source, file).children;
    expect(heading && toString(heading)).toBe('At %{new-x} {#a-b}');
    expect(text && toString(text).replaceAll(/<\/?b>/g, '')).toBe(
      '%{chart} %{a*b} and %{class}',
    );
  },
);

test.each([
  ['docs/a.mdx', '## One {/* #a */}'],
  ['docs/a.mdx', '## One{/*#a*/}'],
  ['docs/a.md', '## One <!-- #a -->'],
])('in %s a comment may hold the id: %s', (file, source) => {
  const [heading] = parsePage(source, file).children;
  expect(heading && toString(heading)).toBe('One {#a}');
});

test.each(['a <!-- b <C> {d --> e', '<!-- b\n<C>\n{d -->\n\na'])(
  'HTML comments are left out of MDX: %j',
  (source) => {
    const text = toString(parsePage(source, 'docs/a.mdx'));
    expect(text.replace(/\s+/gu, '')).toMatch(/^ae?$/u);
  },
);

test.each([
  ['a {b c} d', '1:5: the braces do not contain a valid'],
  ['a\n\n{', '3:2: the braces do not contain a valid'],
  ['import x from', '1:14: this import or export is not valid'],
  ['<!-- c', '1:2: this HTML comment has no end. Write --> after it.'],
  ['<http://a.example>', '1:7: MDX does not support links in angle brackets'],
  ['a <3 b', '1:4: this < does not start a valid element. Write \\<'],
  ['<A>\n  <B>\n</A>', '2:3 <B>: this element is not closed'],
  ['a\n\n</Card>', '3:2: this closing tag has no opening tag'],
])('%j is rejected with its position and a fix', (source, message) => {
  const file = 'docs/a.mdx';
  expect(() => parsePage(source, file)).toThrow(`${file}:${message}`);
});
