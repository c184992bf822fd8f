import {expect, test} from 'vitest';

import {createSearchRequest} from './searchRequest';

const scope = {
  indexName: 'docs',
  language: 'en',
  version: 'current',
  isNarrow: false,
};

test('a request asks for what the dialog shows, 20 hits a page', () => {
  const request = createSearchRequest('pods', scope);
  expect(request).toMatchObject({
    query: 'pods',
    indexName: 'docs',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  });
  for (const shown of ['hierarchy.lvl1', 'hierarchy.lvl6', 'content']) {
    expect(request.attributesToRetrieve).toContain(shown);
    expect(request.attributesToSnippet).toContain(`${shown}:10`);
  }
});

test('on a narrow screen snippets have 5 words', () => {
  const {attributesToSnippet} = createSearchRequest('a', {
    ...scope,
    isNarrow: true,
  });
  expect(attributesToSnippet?.every((name) => name.endsWith(':5'))).toBe(true);
});

test('a further page is named', () => {
  expect(createSearchRequest('a', scope, 2).page).toBe(2);
});
