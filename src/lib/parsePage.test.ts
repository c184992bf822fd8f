import {toString} from 'mdast-util-to-string';
import {expect, test} from 'vitest';

import {parsePage} from './parsePage';

/** The types of the blocks of a page. */
function blocks(source: string, file: string): string[] {
  return parsePage(source, file).children.map(({type}) => type);
}

function failure(source: string): string {
  try {
    parsePage(source, 'docs/a.mdx');
    return '';
  } catch (error) {
    return String(error);
  }
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

test.each([
  ['a {b c} d', '1:5: these braces hold no expression'],
  ['a\n\n{', '3:2: these braces hold no expression'],
  ['import x from', '1:14: this import or export cannot be read'],
  ['<!-- c -->', '1:2: MDX has no comments of HTML. Write {/* text */}.'],
  ['<http://a.example>', '1:7: MDX has no addresses in angle brackets'],
  ['a <3 b', '1:4: this < begins no element. Write \\<'],
  ['a\n\n<Card>\n\nb', '3:1 <Card>: this element is not closed'],
  ['<A>\n  <B>\n</A>', '2:3 <B>: this element is not closed'],
  ['a\n\n</Card>', '3:2: this closing tag closes nothing'],
  ['<div\n', '2:1: this tag does not end'],
])('%j is refused with its place and what to write', (source, message) => {
  expect(failure(source)).toContain(`docs/a.mdx:${message}`);
});
