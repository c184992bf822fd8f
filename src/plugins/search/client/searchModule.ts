import {hitUrl, searchPageUrl} from '../shared/addresses';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {INDEX_META} from '../shared/indexFiles';
import {createSearchRequest} from '../shared/searchRequest';
import type {HostedSettings, SearchSettings} from '../shared/settings';
import {SITE} from '../../../site/site';
import {DOCS_VERSIONS, LATEST_VERSION} from '../../../site/versions';
import {DialogController} from './dialogController';
import {buildFrame, type DialogFrame} from './dialogFrame';
import {createEmbeddedClient, type EmbeddedClient} from './embeddedClient';
import {ENGINE_PLACES} from './enginePlaces';
import {InsightsReport} from './insightsReport';
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
/** The same for one choice alone, so that what it needs is left out. */
declare const SEARCH_INSIGHTS: boolean;

const {
  baseUrl,
  indexName,
  isDraft,
  siteUrl,
  provider: providerSettings,
} = SEARCH_SETTINGS;
const isHosted = providerSettings.kind === 'hosted';
const clickAnalytics = SEARCH_INSIGHTS;

/** What is reported to the hosted provider; most sites report nothing. */
const report =
  SEARCH_INSIGHTS && providerSettings.kind === 'hosted'
    ? createReport(providerSettings)
    : undefined;

let client: EmbeddedClient | undefined;
let provider: SearchProvider | undefined;
let frame: DialogFrame | undefined;

/** The one provider of the page; what it needs is loaded from here on. */
function getProvider(): SearchProvider {
  provider ??= createProvider();
  provider.prepare(readPageContext().version);
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
  if (providerSettings.kind === 'embedded') return embedded;
  const {appId, searchKey} = providerSettings;
  return createFallbackProvider({
    embedded,
    loadHosted: async () => {
      const {createHostedClient} = await import('./hosted.js');
      const hosted = createHostedClient(appId, searchKey);
      return SEARCH_INSIGHTS && report ? report.listen(hosted) : hosted;
    },
    now: () => performance.now(),
    wait: (milliseconds) =>
      new Promise((resume) => {
        setTimeout(resume, milliseconds);
      }),
  });
}

function createReport({appId, searchKey}: HostedSettings): InsightsReport {
  return new InsightsReport({
    indexName,
    hrefOf,
    load: async () => {
      const {createInsightsClient} = await import('./insights.js');
      return createInsightsClient(appId, searchKey);
    },
  });
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
  frame ??= buildFrame(dialog, form, input, isHosted);
  // What was written since the last search is found with this one.
  if (isDraft) client?.forget();
  const page = readPageContext();
  const {version} = page;
  const parts = {provider: getProvider(), navigate};
  new DialogController(frame, {
    ...(SEARCH_INSIGHTS && report ? report.watch(dialog, input, parts) : parts),
    history: readSearchHistory(indexName),
    makeRequest: (query) =>
      createSearchRequest(query, {...page, indexName, clickAnalytics}),
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
  const page = readPageContext();
  const makeRequest = (
    query: string,
    version: string,
    number: number,
  ): SearchRequest =>
    createSearchRequest(
      query,
      {...page, version, indexName, clickAnalytics},
      number,
    );
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
    siteName: SITE.name,
    navigate,
  });
}
