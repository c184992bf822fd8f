import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page, Route} from '@playwright/test';

import {bundleSearch} from '@openchoreo/offline-search/bundleSearch';
import {contentSecurityPolicy} from '../../src/plugins/after-build/steps/security-policy/node/contentSecurityPolicy';
import {searchSettings} from '../../src/plugins/search/options';
import {OLDEST_BROWSERS} from '../../src/site/browsers';
import {readEnvironment} from '../../src/site/environment';
import {BASE_URL, SITE_URL} from './address';
import {SITE_DIR} from './routes';

/** The application id of the fake provider. */
const APP_ID = 'TESTAPP';

/** The hosts of the provider. */
const PROVIDER = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//u;

/** The provider's answer to a search. */
export function providerAnswer(
  hits: readonly object[],
): Readonly<Record<string, unknown>> {
  return {
    results: [{hits, nbHits: hits.length, queryID: 'q1', page: 0, nbPages: 1}],
  };
}

/** A hit in the provider's answer. */
export function providerHit(
  title: string,
  url: string,
): Readonly<Record<string, unknown>> {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: {
      lvl0: 'Docs',
      lvl1: title,
      ...{lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    },
  };
}

const CONNECTIONS = /connect-src [^;]*/u;

const HOSTED = readEnvironment({
  SEARCH_PROVIDER: 'hosted',
  ALGOLIA_APP_ID: APP_ID,
  ALGOLIA_SEARCH_KEY: 'search-only',
});

/** The `connect-src` of a build with hosted search. */
function hostedConnections(): string {
  const policy = contentSecurityPolicy(HOSTED, {
    inlineScripts: [],
    dataImages: false,
  });
  return CONNECTIONS.exec(policy)?.[0] ?? '';
}

/**
 * Serves the page with the search code and the policy of a build with hosted
 * search.
 *
 * @param answer - Answers requests to the provider.
 */
export async function useHostedSearch(
  page: Page,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const connections = hostedConnections();
  const {files} = bundleSearch(
    {
      ...searchSettings(HOSTED),
      ...{siteUrl: SITE_URL, baseUrl: BASE_URL},
    },
    OLDEST_BROWSERS,
  );
  await page.route(/\/assets\/search\/[^/]+\/[^/]+\.js$/u, async (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = files.get(name);
    if (body === undefined) await route.fallback();
    else await route.fulfill({body, contentType: 'text/javascript'});
  });
  await page.route(
    ({pathname}) => pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({
        response,
        body: body.replace(CONNECTIONS, connections),
      });
    },
  );
  await page.route(PROVIDER, answer);
}

/** The text of a file of the built site, for tests that damage it. */
export function siteFile(address: string): string {
  const {pathname} = new URL(address);
  return readFileSync(
    path.join(SITE_DIR, pathname.slice(BASE_URL.length)),
    'utf8',
  );
}
