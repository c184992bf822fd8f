import {readStored} from '@openchoreo/page-tools/browser/storage';
import {hitUrl, searchPageUrl} from '../shared/addresses';
import type {SearchHit, SearchRequest} from '../shared/algolia';
import {SEARCH} from '../shared/limits';
import {createSearchRequest} from '../shared/searchRequest';
import {SETTINGS} from './settings';

const {baseUrl, versions, latestVersion, preferredVersionKey} = SETTINGS;

/** What search knows about the page. */
export function readPageContext() {
  // While the application starts, the head briefly lacks its elements.
  const ofPage = readMeta('docsearch:version') ?? versionOfAddress();
  return {
    language: readMeta('docsearch:language') ?? document.documentElement.lang,
    // Without one of the page, the version chosen last, or else the latest.
    version:
      knownVersion(ofPage) ??
      readStored(preferredVersionKey, knownVersion) ??
      latestVersion,
    isNarrow: matchMedia(`(max-width: ${SEARCH.narrowScreenPx}px)`).matches,
  };
}

/** The docs version with the longest route that the address begins with. */
function versionOfAddress(): string | undefined {
  return [...versions]
    .sort((a, b) => b.route.length - a.route.length)
    .find(({route}) => location.pathname.startsWith(baseUrl + route))?.name;
}

/** The name of a docs version; `undefined` if it doesn't exist. */
export function knownVersion(
  name: string | null | undefined,
): string | undefined {
  return versions.find((version) => version.name === name)?.name;
}

/** The label of a docs version. */
export function versionLabel(name: string): string {
  return versions.find((version) => version.name === name)?.label ?? name;
}

/** The content of a `meta` element on the page. */
export function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)
    ?.content;
}

/** The request for a query in a docs version, from this page. */
export function requestOf(
  query: string,
  version: string,
  page = 0,
): SearchRequest {
  const {indexName} = SETTINGS;
  const scope = {...readPageContext(), version, indexName};
  return createSearchRequest(query, scope, page);
}

/** URL of a hit on the current host. */
export function hrefOf({url}: SearchHit): string {
  return hitUrl(url, SETTINGS.siteUrl, location.origin);
}

/** URL of the search page, which shows the latest version unless told otherwise. */
export function pageUrlOf(query: string, version: string): string {
  const other = version === latestVersion ? undefined : version;
  return searchPageUrl(baseUrl, query, other);
}
