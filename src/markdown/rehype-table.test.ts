import {expect, test} from 'vitest';

import {renderMarkdown} from '../../tests/support/markdown';
import {rehypeTable} from './rehype-table';

const render = (source: string) =>
  renderMarkdown(source, {rehypePlugins: [rehypeTable]});

const TABLE = '| Kind | Scope |\n| --- | --- |\n| `Cell` | none |\n';

test('a table is in a focusable frame that is named after its section', async () => {
  const html = await render(`## Two \`kinds\`\n\n${TABLE}`);
  expect(html).toContain(
    '<div class="table-frame" role="group" aria-label="Table: Two kinds" tabindex="0"><table>',
  );
  expect(html.match(/<table>/gu)).toHaveLength(1);
});

test('a table before any heading is called a table', async () => {
  expect(await render(TABLE)).toContain('aria-label="Table"');
});

test('the alignment of a column is a class, which the policy allows', async () => {
  const html = await render('| a | b |\n| :-: | --: |\n| 1 | 2 |\n');
  expect(html).not.toMatch(/style=|align="/u);
  expect(html).toContain('<th class="table-align-center">a</th>');
  expect(html).toContain('<td class="table-align-right">2</td>');
});
