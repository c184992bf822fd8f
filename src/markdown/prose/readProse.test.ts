import {expect, test} from 'vitest';

import {readProse} from './readProse';

const page = readProse(
  `---
title: A page
description: What it says.
---

First **paragraph** with \`kubectl get pods\`, [a link](./b.md) and %{name}.

## A heading

- An item at host:port.

  Its second paragraph.

:::note[Title]

In a notice
on two lines.

:::

| a |  |
| - | - |
| b | c |

\`\`\`sh
no prose
\`\`\`
`,
  'docs/a.md',
);

test('the prose of a page is its paragraphs, wherever they stand', () => {
  expect(page.blocks).toEqual([
    {
      text: 'First paragraph with Code, a link and %{name}.',
      line: 6,
      isListItem: false,
    },
    {text: 'An item at host:port.', line: 10, isListItem: true},
    {text: 'Its second paragraph.', line: 12, isListItem: true},
    {text: 'Title', line: 14, isListItem: false},
    {text: 'In a notice\non two lines.', line: 16, isListItem: false},
  ]);
});

test('headings and cells of tables stand apart, each with its line', () => {
  expect(page.labels.map(({text, line}) => [text, line])).toEqual([
    ['A heading', 8],
    ['a', 21],
    ['b', 23],
    ['c', 23],
  ]);
});

test('front matter is read, and columns without a name are found', () => {
  expect(page.frontMatter).toEqual({
    title: 'A page',
    description: 'What it says.',
  });
  expect(page.namelessColumns).toEqual([21]);
});
