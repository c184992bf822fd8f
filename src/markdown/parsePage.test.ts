import {expect, test} from 'vitest';

import {parsePage} from './parsePage.mjs';

test('a page of MDX can have comments of HTML, as in a build', () => {
  const {children} = parsePage('a <!-- b -->\n\n<!--\nc\n-->\n', 'docs/a.mdx');
  expect(children.map(({type}) => type)).toEqual(['paragraph']);
});

test('a block of mdx-code-block is no code, as in a build', () => {
  const {children} = parsePage('```mdx-code-block\n<A />\n```\n', 'docs/a.mdx');
  expect(children.map(({type}) => type)).toEqual(['mdxJsxFlowElement']);
});
