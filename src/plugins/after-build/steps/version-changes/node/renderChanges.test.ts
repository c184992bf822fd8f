import {fromHtml} from 'hast-util-from-html';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {comparePages, type Block, type Section} from '../shared/comparePages';
import type {ComparedPage} from './findMoved';
import {renderComparison, type Labels} from './renderComparison';
import {renderOverview} from './renderOverview';

const LABELS: Labels = {
  before: '1.x',
  after: 'Next',
  version: '/docs/next/',
  overview: '/docs/next/changes/',
};
const NOT_MOVED = {from: new Map(), to: new Map()};

function block(kind: Block['kind'], ...pieces: string[]): Block {
  return {kind, language: '', pieces};
}

function section(heading: string, ...blocks: Block[]): Section {
  return {heading, id: heading.toLowerCase(), blocks};
}

function pageOf(
  name: string,
  before: readonly Section[],
  after: readonly Section[],
): ComparedPage & {address: string; hasMoved: boolean} {
  return {
    title: name,
    before: `/docs/${name}/`,
    after: `/docs/next/${name}/`,
    address: `/docs/next/changes/${name}/`,
    hasMoved: false,
    changes: comparePages(before, after),
  };
}

const long = 'One two three four five six seven eight nine'.split(' ');
const text = block('text', ...long);
const reworded = block('text', ...long, 'ten');
const steps = (command: string): Block =>
  block('code', 'cd here', 'ls there', command);

const page = pageOf(
  'guide',
  [section('Words', text), section('Gone', text), section('Run', steps('a'))],
  [
    section('Words', reworded),
    section('Fresh', block('text', 'New.')),
    section('Run', steps('b')),
  ],
);

const headings = (html: string): string[] =>
  selectAll('h2', fromHtml(html)).map((heading) => toString(heading));

test('a page begins with what has to be done again, and ends with wording', () => {
  expect(headings(renderComparison(page, NOT_MOVED, LABELS))).toEqual([
    'Changed steps and values',
    'New',
    'Removed',
    'Reworded',
  ]);
});

test('only the words that say so lead to a removed section in the other version', () => {
  const tree = fromHtml(renderComparison(page, NOT_MOVED, LABELS));
  const item = selectAll('li', tree).find((li) =>
    toString(li).startsWith('Gone'),
  );
  expect(item && toString(item)).toBe('Gone (only in 1.x)');
  const [link, ...more] = selectAll('a', item);
  expect(link && toString(link)).toBe('only in 1.x');
  expect(link?.properties['href']).toBe('/docs/guide/#gone');
  expect(more).toEqual([]);
});

test('every page has a way back', () => {
  for (const [html, hrefs] of [
    [
      renderComparison(page, NOT_MOVED, LABELS),
      ['/docs/next/', '/docs/next/changes/'],
    ],
    [renderOverview([], [], [], LABELS, undefined), ['/docs/next/']],
  ] as const) {
    const tree = fromHtml(html);
    const links = selectAll('nav[aria-label=Breadcrumbs] a', tree);
    expect(links.map(({properties}) => properties['href'])).toEqual(hrefs);
    expect(select('nav [aria-current=page]', tree)).toBeDefined();
  }
});

test('the list of all changes is in the order in which a reader acts', () => {
  const html = renderOverview(
    [
      pageOf('other', [section('Words', text)], [section('Words', reworded)]),
      pageOf('longer', [], [section('Fresh', text)]),
      pageOf(
        'values',
        [section('Chart', block('table', 'Value\tDefault', 'a\t1', 'b\t2'))],
        [section('Chart', block('table', 'Value\tDefault', 'b\t3', 'c\t4'))],
      ),
      pageOf(
        'changelog',
        [],
        [
          section(
            'What-breaks',
            block('table', 'Part\tTo do', 'Field\tRemove it'),
          ),
        ],
      ),
      page,
    ],
    [{title: 'Old page', address: '/docs/old/'}],
    [],
    LABELS,
    {
      address: '/docs/next/changelog/',
      breaking: '<table><tr><td><a href="/new/">Rewrite it</a></table>',
    },
  );
  expect(headings(html)).toEqual([
    'What breaks, and what to do',
    'Chart values',
    'Changed steps and values',
    'New',
    'Removed',
    'Reworded',
  ]);
  const tree = fromHtml(html);
  expect(select('h2 + table a', tree)?.properties['href']).toBe('/new/');
  const folds = selectAll('details:not([open]) > summary', tree);
  expect(folds.map((fold) => toString(fold))).toEqual([
    'Chart: 1 removed, 1 changed, 1 added',
  ]);
  expect(toString(tree)).toContain('Old page (only in 1.x)');
});
