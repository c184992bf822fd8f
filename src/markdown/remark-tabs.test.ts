import {expect, test} from 'vitest';

import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {remarkTabs} from './remark-tabs';

const steps = {
  filePath: 'docs/page.md',
  beforeDefaultRemarkPlugins: [remarkTabs],
};

const two = (group: string, one: string, other: string): string =>
  `::::tabs{group="${group}"}\n\n:::tab{label="${one}"}\n\nFirst.\n\n:::\n\n:::tab{label="${other}"}\n\nSecond.\n\n:::\n\n::::\n`;

test('tabs are radio buttons with labels, the first of them chosen', async () => {
  const html = await renderMarkdown(two('source', 'From an image', 'B'), steps);
  expect(html.replaceAll('\n', '')).toBe(
    '<div class="tabs content" role="group" aria-label="Alternatives" data-group="source">' +
      '<div class="tab content"><input type="radio" class="tab__choice" id="tab-source-from-an-image" aria-labelledby="tab-source-from-an-image-name" name="tabs-1" checked=""/>' +
      '<strong class="tab__label" id="tab-source-from-an-image-name">From an image<label class="tab__press" for="tab-source-from-an-image"></label></strong>' +
      '<div class="tab__panel content"><p>First.</p></div></div>' +
      '<div class="tab content"><input type="radio" class="tab__choice" id="tab-source-b" aria-labelledby="tab-source-b-name" name="tabs-1"/>' +
      '<strong class="tab__label" id="tab-source-b-name">B<label class="tab__press" for="tab-source-b"></label></strong>' +
      '<div class="tab__panel content"><p>Second.</p></div></div></div>',
  );
});

test('a page may hold the same tabs twice: ids and names differ', async () => {
  const html = await renderMarkdown(
    two('source', 'A', 'B') + '\n' + two('source', 'A', 'B'),
    steps,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'tab-source-a',
    'tab-source-a-name',
    'tab-source-b',
    'tab-source-b-name',
    'tab-source-a-2',
    'tab-source-a-2-name',
    'tab-source-b-2',
    'tab-source-b-2-name',
  ]);
  expect(html.match(/name="tabs-1"/g)).toHaveLength(2);
  expect(html.match(/name="tabs-2"/g)).toHaveLength(2);
});

test.each([
  [two('', 'A', 'B'), ':1 group', 'need a group'],
  [two('g', '', 'B'), ':3 label', 'a tab has no label'],
  [two('g', '…', 'B'), ':3 label', 'a tab has no label'],
  [two('g', 'A', 'a'), ':9 label', 'two tabs have the same label'],
  [
    '::::tabs{group="g"}\n\n:::tab{label="A"}\n\nx\n\n:::\n\n::::',
    ':1 :::tabs',
    'two or more',
  ],
  [
    two('g', 'A', 'B').replace(
      '\n\n:::tab{label="B"}',
      '\n\nLost.\n\n:::tab{label="B"}',
    ),
    ':1 :::tabs',
    'and nothing else',
  ],
])('%j is rejected', async (source, place, what) => {
  const message = await errorOfMarkdown(source, steps);
  expect(message).toContain(`docs/page.md${place}: `);
  expect(message).toContain(what);
  expect(message).toContain('Write ::::tabs{group="name"}');
});

test('tabs of a part have IDs and names that the page cannot have', async () => {
  const html = await renderMarkdown(two('g', 'A', 'B'), {
    ...steps,
    filePath: 'docs/_part.md',
  });
  expect(html).toContain(
    'id="tab-part-g-a" aria-labelledby="tab-part-g-a-name" name="tabs-part-1"',
  );
});
