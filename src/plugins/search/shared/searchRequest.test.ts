import {expect, test} from 'vitest';

import {SEARCH} from '../../../site/limits';
import {createSearchRequest} from './searchRequest';

const scope = {
  indexName: 'docs',
  language: 'en',
  version: 'current',
  isNarrow: false,
};

test('a request asks for what the dialog shows, 20 hits a page', () => {
  expect(createSearchRequest('pods', scope)).toEqual({
    query: 'pods',
    indexName: 'docs',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'hierarchy.lvl4:10',
      'hierarchy.lvl5:10',
      'hierarchy.lvl6:10',
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
});

test('on a narrow screen snippets have 5 words', () => {
  const {attributesToSnippet} = createSearchRequest('a', {
    ...scope,
    isNarrow: true,
  });
  expect(attributesToSnippet?.every((name) => name.endsWith(':5'))).toBe(true);
});

test('a screen is narrow up to 768 px', () => {
  expect(SEARCH.narrowScreenPx).toBe(768);
});

test('a further page is named', () => {
  expect(createSearchRequest('a', scope, 2).page).toBe(2);
});
