import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import {anyQuery} from '../testing/anyQuery';
import {corpusOf} from '../../fixtures/corpus';
import type {SearchRequest} from '../shared/algolia';
import {answerRequest} from './answerRequest';
import {buildIndex} from './buildIndex';

const index = buildIndex(
  corpusOf(
    [
      {
        title: 'Gateways',
        route: '/docs/next/gateways/',
        category: 'Concepts',
        text: 'How traffic of one two three four five six seven eight nine gateway comes in and out of a cell.\n## Ports\nA gateway has `ports`.\n### Names\nOf the gateway.',
      },
      {
        title: 'Welcome',
        route: '/blog/welcome/',
        tag: 'default',
        text: 'The gateway is open.',
      },
    ],
    'current',
  ),
);

function answer(request: Partial<SearchRequest>) {
  const asked = {indexName: 'docs', query: 'gateway', ...request};
  return answerRequest(index, asked, '/');
}

test('an answer counts its hits and its pages', () => {
  expect(answer({})).toMatchObject({
    nbHits: 4,
    nbPages: 1,
    exhaustiveNbHits: true,
  });
});

test('a hit has a record of its section, grouped by its page', () => {
  const hit = answer({query: 'names of the gateway'}).hits[0];
  expect(hit).toMatchObject({
    objectID: '/docs/next/gateways/#names',
    url: '/docs/next/gateways/#names',
    type: 'lvl3',
    content: 'Of the gateway.',
    hierarchy: {
      lvl0: 'Gateways',
      lvl1: 'Gateways',
      lvl2: 'Ports',
      lvl3: 'Names',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  });
});

test('addresses have the base URL', () => {
  const request = {indexName: 'docs', query: 'welcome'};
  const {hits} = answerRequest(index, request, '/site/');
  expect(hits[0]?.url).toBe('/site/blog/welcome/');
});

test('each part has so many hits, and the last has the rest', () => {
  const first = answer({hitsPerPage: 3});
  const second = answer({hitsPerPage: 3, page: 1});
  expect(first.hits).toHaveLength(3);
  expect(second.hits).toHaveLength(1);
  expect(first.nbPages).toBe(2);
  const ids = [...first.hits, ...second.hits].map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(4);
});

describe('snippets', () => {
  test('a snippet has the words that were asked for, around what matched', () => {
    const {hits} = answer({
      attributesToSnippet: ['content:5', 'hierarchy.lvl1:5'],
    });
    const page = hits.find(({url}) => url === '/docs/next/gateways/');
    expect(page?._snippetResult?.content).toEqual({
      value: '…nine <mark>gateway</mark> comes in and…',
    });
    expect(page?._snippetResult?.hierarchy?.lvl1?.value).toBe(
      '<mark>Gateways</mark>',
    );
  });

  test('a snippet is of the sentence that answers, not of the code before it', () => {
    const text = '\tkubectl get gateway\nNothing here.\nThe gateway is open.';
    const page = buildIndex(corpusOf([{title: 'Page', text}]));
    const snippetOf = (query: string) =>
      answerRequest(
        page,
        {indexName: 'docs', query, attributesToSnippet: ['content:9']},
        '/',
      ).hits[0]?._snippetResult?.content?.value;
    expect(snippetOf('gateway')).toBe('The <mark>gateway</mark> is open.');
    expect(snippetOf('page')).toBe('Nothing here.');
    expect(snippetOf('kubectl gateway')).toMatch(/^<mark>kubectl<.mark> get/u);
  });

  test('a line of code is told apart from text', () => {
    const text = '\tkubectl get pods\nPods run.';
    const page = buildIndex(corpusOf([{title: 'Page', text}]));
    const isCode = (query: string) =>
      answerRequest(page, {indexName: 'docs', query}, '/').hits[0]
        ?._snippetResult?.content?.isCode;
    expect(isCode('kubectl get pods')).toBe(true);
    expect(isCode('pods')).toBeUndefined();
  });
});

describe('corrected words', () => {
  const corrected = (query: string) => answer({query}).userData?.[0]?.corrected;

  test('are spelled as the pages spell them', () => {
    expect(corrected('Gatewayz ports')).toBe('gateways ports');
  });

  test.each(['gateway', 'gate', 'xyz', ''])('%j has none', (query) => {
    expect(corrected(query)).toBeUndefined();
  });
});

test('when nothing is found, titles that look like it are suggested', () => {
  const {nbHits, userData} = answer({query: 'gqtewyks'});
  expect(nbHits).toBe(0);
  expect(userData?.[0]?.suggestions).toEqual(['Gateways']);
});

test('when nothing looks like it, nothing is suggested', () => {
  expect(answer({query: 'xyz'}).userData?.[0]?.suggestions).toEqual([]);
});

test('a query of any characters is answered, and its marks are of the text', () => {
  const plain = (text: string): string => text.replaceAll(/<\/?mark>|…/gu, '');
  fc.assert(
    fc.property(anyQuery, (query) => {
      const {hits, nbHits} = answer({query});
      expect(nbHits).toBeGreaterThanOrEqual(hits.length);
      for (const {content, _snippetResult} of hits) {
        const shown = _snippetResult?.content?.value ?? '';
        expect(content ?? '').toContain(plain(shown));
      }
    }),
    {numRuns: 2000, seed: 20_250_918},
  );
});
