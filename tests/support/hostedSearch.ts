import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page, Route} from '@playwright/test';

import {BASE_URL} from './address';
import {SITE_DIR} from './routes';

/** The hosts of the provider. */
const PROVIDER = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//u;

/** The provider's answer to a search. */
export function providerAnswer(hits: readonly object[]): object {
  return {
    results: [{hits, nbHits: hits.length, queryID: 'q1', page: 0, nbPages: 1}],
  };
}

/** A hit in the provider's answer, or in storage. */
export function providerHit(title: string, url: string): object {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Docs',
      lvl1: title,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

/**
 * Serves the site as if it was built for hosted search: with its settings in the
 * application, and its hosts in the policy.
 *
 * @param answer - Answers requests to the provider.
 */
export async function useHostedSearch(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(/\/assets\/js\/main\.[^/]*\.js$/u, async (route) => {
    const body = siteFile(route.request().url()).replace(
      '{"indexName":"openchoreo"',
      '$&,"hosted":{"appId":"TESTAPP","searchKey":"search-only"}',
    );
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  await page.route(
    ({pathname}) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(
          /connect-src/u,
          '$& https://*.algolia.net https://*.algolianet.com',
        )
        // The application is no longer the one that the build has hashed.
        .replaceAll(/\s(?:data-)?integrity=(?:"[^"]*"|[^\s>]+)/gu, '');
      await route.fulfill({response, body});
    },
  );
  await page.route(PROVIDER, answer);
}

/** The text of a file of the built site, for tests that change it. */
export function siteFile(address: string): string {
  const {pathname} = new URL(address);
  return readFileSync(
    path.join(SITE_DIR, pathname.slice(BASE_URL.length)),
    'utf8',
  );
}
