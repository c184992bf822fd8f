import {hitUrl, searchPageUrl} from '../shared/addresses';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {INDEX_META} from '../shared/indexFiles';
import {createSearchRequest} from '../shared/searchRequest';
import type {SearchSettings} from '../shared/settings';
import {DOCS_VERSIONS, LATEST_VERSION} from '../../../site/versions';
import {DialogController} from './dialogController';
import {buildFrame, type DialogFrame} from './dialogFrame';
import {createEmbeddedClient, type EmbeddedClient} from './embeddedClient';
import {ENGINE_PLACES} from './enginePlaces';
import {navigate} from './navigate';
import {readMeta, readPageContext} from './pageContext';
import {
  createEmbeddedProvider,
  createFallbackProvider,
  type SearchProvider,
} from './provider';
import {SearchPageController} from './pageController';
import {readSearchHistory} from './storedSearches';

/** Written into the bundle by the build. */
declare const SEARCH_SETTINGS: SearchSettings;
declare const SEARCH_IS_HOSTED: boolean;

const {
  baseUrl,
  indexName,
  isDraft,
  siteName,
  siteUrl,
  provider: providerSettings,
} = SEARCH_SETTINGS;

let client: EmbeddedClient | undefined;
let provider: SearchProvider | undefined;
let frame: DialogFrame | undefined;

/** The one provider of the page; what it needs is loaded from here on. */
function getProvider(): SearchProvider {
  provider ??= createProvider();
  provider.prepare(readPageContext(baseUrl).version);
  return provider;
}

function createProvider(): SearchProvider {
  client = createEmbeddedClient(
    {
      baseUrl,
      builds: readMeta(INDEX_META) ?? '',
      versions: DOCS_VERSIONS.map(({name}) => name),
    },
    ENGINE_PLACES,
  );
  const embedded = createEmbeddedProvider(client);
  // The bundler leaves this out where the constant is false.
  if (SEARCH_IS_HOSTED && providerSettings.kind === 'hosted') {
    const {appId, searchKey} = providerSettings;
    return createFallbackProvider({
      embedded,
      loadHosted: async () => {
        const {createHostedClient} = await import('./hosted.js');
        return createHostedClient(appId, searchKey);
      },
      now: () => performance.now(),
      wait: (milliseconds) =>
        new Promise((resume) => {
          setTimeout(resume, milliseconds);
        }),
    });
  }
  return embedded;
}

/** Address of a hit on the host that is being read. */
function hrefOf({url}: SearchHit): string {
  return hitUrl(url, siteUrl, location.origin);
}

/**
 * Puts the dialog to work around a field that is open already.
 *
 * @param dialog - Shown; holds the form with the field.
 */
export function runDialog(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  input: HTMLInputElement,
): void {
  frame ??= buildFrame(dialog, form, input, SEARCH_IS_HOSTED);
  // What was written since the last search is found with this one.
  if (isDraft) client?.forget();
  const page = readPageContext(baseUrl);
  const {version} = page;
  new DialogController(frame, {
    provider: getProvider(),
    navigate,
    history: readSearchHistory(indexName),
    makeRequest: (query) => createSearchRequest(query, {...page, indexName}),
    context: {
      baseUrl,
      version,
      versionParameter: version === LATEST_VERSION ? undefined : version,
      hrefOf,
    },
  });
}

/** Loads what searches need, before the first. */
export function prepareSearch(): void {
  getProvider();
}

/**
 * Puts the search page to work.
 *
 * @param form - The page's form.
 * @param results - Takes the results.
 */
export function runSearchPage(
  form: HTMLFormElement,
  results: HTMLElement,
): SearchPageController {
  const page = readPageContext(baseUrl);
  const makeRequest = (
    query: string,
    version: string,
    number: number,
  ): SearchRequest =>
    createSearchRequest(query, {...page, version, indexName}, number);
  return new SearchPageController(form, results, {
    provider: getProvider(),
    makeRequest,
    hrefOf,
    addressOf: (query, version) =>
      searchPageUrl(
        baseUrl,
        query,
        version === LATEST_VERSION ? undefined : version,
      ),
    siteName,
    defaultVersion: () => readPageContext(baseUrl).version,
    navigate,
  });
}
