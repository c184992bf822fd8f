import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {errorOfMarkdown, renderMarkdown} from '../../tests/support/markdown';
import {remarkGlossary} from './remark-glossary';

const GLOSSARY = `
- term: cell
  definition: The run-time form of a project.
  forms: [cells]
  see: concepts/runtime.md#cells
- term: data plane
  definition: The cluster in which workloads run.
  forms: [data planes, DataPlane]
  see: concepts/runtime.md
- term: plane
  definition: A part of an installation.
  see: overview.md
`;

const site = temporaryFolder({
  'docs/_glossary.yaml': GLOSSARY,
  'docs/concepts/runtime.md': '---\ntitle: Runtime model\n---\n',
  'docs/overview.md': '---\ntitle: Overview\n---\n',
  'versioned_docs/version-v0.3.x/_glossary.yaml':
    '- {term: cell, definition: Wrong. Twice., see: none.md}\n',
});

const steps = (page: string) => ({
  filePath: path.join(site, page),
  beforeDefaultRemarkPlugins: [[remarkGlossary, {siteDir: site}]] as never,
});

const render = async (
  source: string,
  page = 'docs/getting-started/page.md',
): Promise<string> =>
  (await renderMarkdown(source, steps(page))).replaceAll(/>\n+</g, '><');

/** The marked words, in order. */
const marked = async (source: string, page?: string): Promise<string[]> =>
  [
    ...(await render(source, page)).matchAll(
      /<span class="term">([^<]*)<button/g,
    ),
  ].map(([, word]) => word ?? '');

/** A word that stays text, with the button that covers it. */
const term = (word: string, id: string): string =>
  `<span class="term">${word}<button type="button" class="term__button" popoverTarget="${id}" aria-label="Definition of ${word}"></button></span>`;

test('the first use of a term opens a note with its definition and a link', async () => {
  expect(await render('In a cell runs it. A cell is small.')).toBe(
    `<p>In a ${term('cell', 'term-cell')} runs it. A cell is small.</p>` +
      '<div class="term-notes"><div id="term-cell" popover="auto" hidden="" class="term-note">' +
      'The run-time form of a project. <a href="../concepts/runtime.md#cells">Runtime model</a></div></div>',
  );
});

test('each term has one note, in the order of first uses', async () => {
  const html = await render('Data planes and cells.\n\n- The plane of a cell.');
  expect([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'term-data-plane',
    'term-cell',
    'term-plane',
  ]);
  expect(html.match(/term-cell/g)).toHaveLength(2);
});

test('punctuation stays on the line of its word', async () => {
  const html = await render('Two things (cell, plane) here.');
  expect(html).toContain(
    `Two things <span class="term-and-sign">(${term('cell', 'term-cell')},</span> ` +
      `<span class="term-and-sign">${term('plane', 'term-plane')})</span> here.`,
  );
});

test('a page that explains a term links to its own section', async () => {
  const html = await render('A cell.', 'docs/concepts/runtime.md');
  expect(html).toContain('<a href="#cells">Runtime model</a>');
});

describe('terms are marked in', () => {
  test.each([
    ['paragraphs', 'A cell.', ['cell']],
    ['list items', '- A cell\n- A plane', ['cell', 'plane']],
    ['table cells', '| a |\n| --- |\n| The cell |', ['cell']],
    ['strong words', 'A **cell** and *plane*.', ['cell', 'plane']],
    ['notices', ':::note[Title]\n\nA cell.\n\n:::', ['cell']],
    ['quotes', '> A cell.', ['cell']],
    [
      'text after a link of the same term',
      '[cell](https://a.example) cell',
      ['cell'],
    ],
  ])('%s', async (_where, source, words) => {
    expect(await marked(source)).toEqual(words);
  });
});

describe('terms are not marked in', () => {
  test.each([
    ['headings', '## A cell\n\nNo.'],
    ['links', '[the cell](https://a.example)'],
    ['links by reference', '[cell][a]\n\n[a]: https://a.example'],
    ['code', 'Say `cell`.\n\n```text\ncell\n```'],
    ['heads of tables', '| cell |\n| --- |\n| x |'],
    ['titles of notices', ':::note[The cell]\n\nText.\n\n:::'],
    ['other words', 'cellular subcell cell-like cell.yaml'],
    ['texts of images', '![cell](https://a.example/a.png)'],
  ])('%s', async (_where, source) => {
    expect(await marked(source)).toEqual([]);
    expect(await render(source)).not.toContain('term-notes');
  });

  test('a page without a version', async () => {
    expect(await marked('A cell.', 'blog/post.md')).toEqual([]);
  });

  test('the page that lists the glossary', async () => {
    const page = 'docs/reference/glossary.md';
    expect(await marked('A cell.\n\n::glossary', page)).toEqual([]);
  });
});

test('::glossary lists the terms, each with an anchor', async () => {
  const html = await render('::glossary', 'docs/reference/glossary.md');
  expect(html).toBe(
    '<dl class="glossary">' +
      '<dt id="term-cell">cell</dt><dd>The run-time form of a project. <a href="../concepts/runtime.md#cells">Runtime model</a></dd>' +
      '<dt id="term-data-plane">data plane</dt><dd>The cluster in which workloads run. <a href="../concepts/runtime.md">Runtime model</a></dd>' +
      '<dt id="term-plane">plane</dt><dd>A part of an installation. <a href="../overview.md">Overview</a></dd>' +
      '</dl>',
  );
});

test('errors in the glossary are reported once, by the page that lists it', async () => {
  const version = 'versioned_docs/version-v0.3.x';
  expect(
    await errorOfMarkdown('::glossary', steps(`${version}/glossary.md`)),
  ).toContain(`${version}/_glossary.yaml:1:`);
  expect(await marked('A cell.', `${version}/a.md`)).toEqual([]);
});
