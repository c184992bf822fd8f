import fc from 'fast-check';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';

import {descriptionsIn} from './descriptionsIn';
import {safeMarkdown} from './safeMarkdown';

test.each([
  ['The <name> of it.', String.raw`The \<name> of it.`],
  ['# Title\n\nText', 'Title\n\nText'],
  ['<br>\n\nText', '\\<br>\n\nText'],
  ['See [the guide](../guide.md).', 'See the guide.'],
  [
    'See [the site](https://example.dev).',
    'See [the site](https://example.dev).',
  ],
  ['![A picture](a.png) and [this][one]\n\n[one]: a.md', 'A picture and this'],
  ['One:\n\n* a\n* b', 'One:\n\n- a\n- b'],
])('%j becomes %j', (source, safe) => {
  expect(safeMarkdown(source)).toBe(safe);
});

const parts = fc.constantFrom(
  ...['<b>', '<!--', '# ', '\n', '\n\n', '[a](b)', '[a](javascript:b)'],
  ...['![c](d)', '[e]: f', '`', '```js x\n', '* ', '> ', '---', 'word', '    '],
);

test('no text brings HTML, headings, pictures or links to files', () => {
  fc.assert(
    fc.property(fc.array(parts, {maxLength: 12}), (source) => {
      visit(fromMarkdown(safeMarkdown(source.join(''))), (node) => {
        expect(['html', 'heading', 'image', 'definition']).not.toContain(
          node.type,
        );
        if (node.type === 'link') expect(node.url).toMatch(/^https?:/u);
      });
    }),
    {numRuns: 500},
  );
});

test('each field has its description by its path', () => {
  const text = (description: string): object => ({description});
  const found = descriptionsIn({
    ...text('The kind.'),
    properties: {
      spec: {
        properties: {
          description: text('A field.'),
          list: {items: {properties: {key: text('Of an item.')}}},
          map: {additionalProperties: text('A value.')},
        },
      },
    },
  });
  expect([...found]).toEqual([
    ['', 'The kind.'],
    ['spec.description', 'A field.'],
    ['spec.list[].key', 'Of an item.'],
    ['spec.map.<key>', 'A value.'],
  ]);
});
