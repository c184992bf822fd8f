import {hitUrl, searchPageUrl} from '../shared/addresses';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {INDEX_META} from '../shared/indexFiles';
import {createSearchRequest} from '../shared/searchRequest';
import {DialogController} from './dialogController';
import {buildFrame, type DialogFrame} from './dialogFrame';
import {createEmbeddedClient} from './embeddedClient';
import {ENGINE_PLACES} from './enginePlaces';
import {navigate} from './navigate';
import {readMeta, readPageContext} from './pageContext';
import {
  createEmbeddedProvider,
  createFallbackProvider,
  type SearchProvider,
} from './provider';
import {SearchPageController} from './pageController';
import {SETTINGS} from './settings';
import {readSearchHistory} from './storedSearches';

/** Set by the build. */
declare const SEARCH_IS_HOSTED: boolean;

const {
  baseUrl,
  indexName,
  siteName,
  siteUrl,
  versions,
  latestVersion,
  provider: providerSettings,
} = SETTINGS;

let provider: SearchProvider | undefined;
let frame: DialogFrame | undefined;

/** The page's only provider; it loads everything it needs from here. */
function getProvider(): SearchProvider {
  provider ??= createProvider();
  provider.prepare(readPageContext().version);
  return provider;
}

function createProvider(): SearchProvider {
  const client = createEmbeddedClient(
    {
      baseUrl,
      builds: readMeta(INDEX_META) ?? '',
      versions: versions.map(({name}) => name),
    },
    ENGINE_PLACES,
  );
  const embedded = createEmbeddedProvider(client);
  // The bundler removes this if the constant is false.
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

/** URL of a hit on the current host. */
function hrefOf({url}: SearchHit): string {
  return hitUrl(url, siteUrl, location.origin);
}

/**
 * Starts the dialog around an input that is already open.
 *
 * @param dialog - Already shown; contains the form with the input.
 */
export function runDialog(
  dialog: HTMLDialogElement,
  form: HTMLFormElement,
  input: HTMLInputElement,
): void {
  frame ??= buildFrame(dialog, form, input, SEARCH_IS_HOSTED);
  const page = readPageContext();
  const {version} = page;
  new DialogController(frame, {
    provider: getProvider(),
    navigate,
    history: readSearchHistory(indexName),
    makeRequest: (query) => createSearchRequest(query, {...page, indexName}),
    context: {
      baseUrl,
      version,
      versionParameter: version === latestVersion ? undefined : version,
      hrefOf,
    },
  });
}

/** Loads what searches need before the first one. */
export function prepareSearch(): void {
  getProvider();
}

/**
 * Starts the search page.
 *
 * @param form - The form on the page.
 * @param results - The element for results.
 */
export function runSearchPage(
  form: HTMLFormElement,
  results: HTMLElement,
): SearchPageController {
  const page = readPageContext();
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
        version === latestVersion ? undefined : version,
      ),
    siteName,
    defaultVersion: () => readPageContext().version,
    navigate,
  });
}
