import {expect, test} from 'vitest';

import {readEnvironment} from '../../site/environment';
import {SITE} from '../../site/site';
import {searchHeadTags, searchSettings} from './options';

test('search is embedded unless the build is told otherwise', () => {
  expect(searchSettings(readEnvironment({}))).toMatchObject({
    siteName: SITE.name,
    siteUrl: 'https://openchoreo.dev',
    baseUrl: '/',
    indexName: 'openchoreo',
    provider: {kind: 'embedded'},
  });
});

test('hosted search has the settings of the build, and reports nothing', () => {
  const environment = readEnvironment({
    SEARCH_PROVIDER: 'hosted',
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'docs',
  });
  expect(searchSettings(environment)).toMatchObject({
    indexName: 'docs',
    provider: {
      kind: 'hosted',
      appId: 'APP',
      searchKey: 'key',
    },
  });
});

test('pages connect ahead to the host of hosted search, and to none of embedded search', () => {
  const environment = readEnvironment({
    SEARCH_PROVIDER: 'hosted',
    ALGOLIA_APP_ID: 'APP',
    ALGOLIA_SEARCH_KEY: 'key',
  });
  expect(searchHeadTags(environment)).toEqual([
    {
      tagName: 'link',
      attributes: {
        rel: 'preconnect',
        href: 'https://APP-dsn.algolia.net',
        crossorigin: 'anonymous',
      },
    },
  ]);
  expect(searchHeadTags(readEnvironment({}))).toEqual([]);
});
