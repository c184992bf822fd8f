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
    '<div class="tabs" role="group" aria-label="Alternatives" data-group="source">' +
      '<div class="tab"><input type="radio" class="tab__choice" id="tab-source-from-an-image" name="tabs-1" checked=""/>' +
      '<label class="tab__label" for="tab-source-from-an-image"><span>From an image</span></label>' +
      '<div class="tab__panel"><p>First.</p></div></div>' +
      '<div class="tab"><input type="radio" class="tab__choice" id="tab-source-b" name="tabs-1"/>' +
      '<label class="tab__label" for="tab-source-b"><span>B</span></label>' +
      '<div class="tab__panel"><p>Second.</p></div></div></div>',
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
    'tab-source-b',
    'tab-source-a-2',
    'tab-source-b-2',
  ]);
  expect(html.match(/name="tabs-1"/g)).toHaveLength(2);
  expect(html.match(/name="tabs-2"/g)).toHaveLength(2);
});

test('tabs keep the blocks and headings that they hold', async () => {
  const html = await renderMarkdown(
    '::::tabs{group="g"}\n\n:::tab{label="a"}\n\n### Inside {#inside}\n\n```sh\nls\n```\n\n:::\n\n:::tab{label="b"}\n\n- one\n\n:::\n\n::::',
    steps,
  );
  expect(html).toContain('<h3 id="inside">Inside</h3>');
  expect(html).toContain('<pre><code class="language-sh">ls\n</code></pre>');
  expect(html).toContain('<li>one</li>');
});

test.each([
  [two('', 'A', 'B'), ':1 group', 'have no group'],
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
  ['Text.\n\n:::tab{label="A"}\n\nx\n\n:::', ':3 :::tab', 'stands alone'],
])('%j is refused', async (source, place, what) => {
  const message = await errorOfMarkdown(source, steps);
  expect(message).toContain(`docs/page.md${place}: `);
  expect(message).toContain(what);
  expect(message).toContain('Write ::::tabs{group="name"}');
});
