import path from 'node:path';

import {
  temporaryFolder,
  writeFiles,
} from '../../../tests/support/temporaryFolder';
import {lint} from 'markdownlint/sync';
import {expect, test} from 'vitest';

import closedBlocks from './closedBlocks.mjs';
import knownElements from './knownElements.mjs';
import uniqueIds from './uniqueIds.mjs';
import workingLinks from './workingLinks.mjs';

const RULES = [closedBlocks, knownElements, uniqueIds, workingLinks];

const folder = temporaryFolder({
  'b.md':
    '## Some *words*\n\n## By id {#own}\n\n<span id="in-span">a</span> <a name="named">b</a>\n',
  'c.mdx': "import A from './a';\n\n<A />\n",
  'd.md':
    "Under\n---\n\n> ## <kbd>A</kbd> &amp; _b_ ##\n\n## Dot {#a.b} \n\n<p\n  id='c'>\n",
});

function found(text: string, name = 'a.md'): string[] {
  const file = path.join(folder, name);
  writeFiles(folder, {[name]: text});
  const all = lint({
    files: [file],
    config: {default: false, content: true},
    customRules: RULES,
  });
  return (all[file] ?? []).map(
    ({lineNumber, errorDetail}) => `${lineNumber}: ${errorDetail ?? ''}`,
  );
}

test.each([
  ['[a](b.md) [b](./b.md#own) [c](b.md#some-words) [d](#here)\n\n## Here\n'],
  ['[a](b.md#in-span) [b](b.md#named) [c](c.mdx#any) [d](b.md#code-1)\n'],
  ['[a](d.md#under) [b](d.md#a--b) [c](d.md#a.b) [d](d.md#c) [e](../x/)\n'],
  ['[a](https://example.org) [b](/x) [c](%{url}/x) `[d](gone.md)`\n'],
  ['```md\n[a](gone.md)\n## \n```\n\n:::note\n\na\n\n:::\n'],
  [
    '<kbd>A</kbd>\n\n<details>\n<summary>A</summary>\n\n</details>\n\n`<b-c>`\n',
  ],
  ['[a](#so-it-is) [b](#snake_case)\n\n## So _it_ is\n\n> ## snake_case\n'],
  ['a <https://example.org> <!-- <name> -->\n'],
  ['[a](#see-the-docs-now)\n\n## See [the docs][d] now\n\n[d]: b.md\n'],
  ['[a](#a--b--c)\n\n## a < b > c\n'],
])('is right: %j', (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ['a\n[a](gone.md)', '2: gone.md: there is no such file'],
  ['[a](b.md#gone)', '1: b.md#gone: b.md has no such anchor'],
  ['[a](#gone)', '1: #gone: a.md has no such anchor'],
  ['[a](100%.md)', '1: 100%.md: write %25 for a percent sign'],
  ['[a][b]\n\n[b]: gone.md', '3: gone.md: there is no such file'],
  ['a\n```sh\nb', '2: the block is not closed: write ``` at its end'],
  [
    '::::tabs\n:::tab\n:::\n',
    '1: the block is not closed: write :::: at its end',
  ],
  [
    '<details>\n</details>\n\n<details>\n<summary>A</summary>\n\na\n\n<kbd>b</kbd>',
    '4: the block is not closed: write </details> at its end',
  ],
  ['## A {#a}\n\n## B {#a}', '3: the id a is that of line 1 too'],
  [
    '---\ntitle: A\n---\n## A {#a}\n\n## B {#a}',
    '6: the id a is that of line 4 too',
  ],
  ['::: note', '1: no block begins here: write no space after the colons'],
  ['[a](#b)\n\n    <a id="b"></a>', '1: #b: a.md has no such anchor'],
  ['[a](#b)\n\n<!-- <a id="b"></a> -->', '1: #b: a.md has no such anchor'],
  ['## A {#__init__}', expect.stringMatching(/^1: the id __init__: begin/u)],
  ['## {#a}', '1: the heading has no words'],
  ['[](b.md)', '1: the link has no words'],
])('%j: %s', (text, message) => {
  expect(found(text)).toEqual([message]);
});

test('a placeholder and a component are no elements of HTML', () => {
  expect(
    found('Use\n<name> here.\n\n<div>\n<Tabs>\n</div> <constructor>'),
  ).toEqual([
    expect.stringMatching(/^2: <name>: HTML has no such element; put/u),
    expect.stringMatching(/^5: <Tabs>: .*a component in an \.mdx page$/u),
    expect.stringMatching(/^6: <constructor>: /u),
  ]);
  const component = '<Tabs groupId="os">\n\na\n\n</Tabs>\n';
  expect(found(component, 'a.mdx')).toEqual([]);
});
