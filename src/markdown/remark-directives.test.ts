import type {Root} from 'mdast';
import type {Pluggable} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';

import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {remarkDirectives} from './remark-directives';

const directives: Pluggable = [remarkDirectives, ['glossary', 'messages']];

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [directives],
};

describe('a colon before a word', () => {
  test.each([
    ['Pull registry:2 first.', '<p>Pull registry:2 first.</p>'],
    ['At host:port or host:8080.', '<p>At host:port or host:8080.</p>'],
    ['See a:b and c:d.', '<p>See a:b and c:d.</p>'],
    ['**x:y** ends', '<p><strong>x:y</strong> ends</p>'],
    [':word begins', '<p>:word begins</p>'],
  ])('stays text in "%s"', async (source, html) => {
    expect(await renderMarkdown(source, steps)).toBe(html);
  });

  test('is merged with the text around it for later steps', async () => {
    const texts: string[] = [];
    const collect = () => (tree: Root) => {
      visit(tree, 'text', ({value}) => {
        texts.push(value);
      });
    };
    await renderMarkdown('Pull a:b and c:d now.', {
      beforeDefaultRemarkPlugins: [directives, collect],
    });
    expect(texts).toEqual(['Pull a:b and c:d now.']);
  });
});

test('known and closed directives pass', async () => {
  const source =
    '::::note[Title]\n\nText.\n\n:::tip\n\nMore.\n\n:::\n\n::::\n\n> :::warning\n>\n> Text.\n>\n> :::\n';
  expect(await errorOfMarkdown(source, steps)).toBe('');
});

test.each([
  ['::unheardof', ':2 ::unheardof', 'Use one of: ::glossary, ::messages'],
  [
    ':::note Title\n\nText.\n\n:::',
    ':2 :::note',
    'like a directive but is not one',
  ],
  [':::', ':2 :::', 'like a directive but is not one'],
  ['Text\n:::note[A]\nB', ':3 :::note', 'is not closed'],
  ['Text\n::: note', ':3 ::: note', 'like a directive but is not one'],
])('%j is reported with its line and a fix', async (source, place, what) => {
  const message = await errorOfMarkdown(`# T\n${source}`, steps);
  expect(message).toContain(`docs/page.md${place}: `);
  expect(message).toContain(what);
});
