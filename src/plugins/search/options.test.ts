import {expect, test} from 'vitest';

import {readEnvironment} from '../../site/environment';
import {searchHeadTags} from './options';

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
