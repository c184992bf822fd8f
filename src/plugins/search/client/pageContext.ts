import {preferredVersionKey} from '../../../site/storageKeys';
import {readStored} from '@openchoreo/page-tools/browser/storage';
import {SEARCH} from '../../../site/limits';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionOfRoute,
} from '../../../site/versions';

/** The framework's ID for a docs plugin without one. */
const DOCS_PLUGIN = 'default';

/** What search knows about the page. */
export interface PageContext {
  readonly language: string;
  /** Docs version to search. */
  readonly version: string;
  readonly isNarrow: boolean;
}

/**
 * The docs version of the current page; without one, the version chosen last, or
 * else the latest. Unknown names are ignored.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function readPageContext(baseUrl: string): PageContext {
  // While the application starts, the head briefly lacks its elements.
  const ofPage =
    readMeta('docsearch:version') ??
    docsVersionOfRoute(location.pathname.slice(baseUrl.length - 1))?.name;
  return {
    language: readMeta('docsearch:language') ?? document.documentElement.lang,
    version:
      knownVersion(ofPage) ??
      readStored(preferredVersionKey(DOCS_PLUGIN), knownVersion) ??
      LATEST_VERSION,
    isNarrow: matchMedia(`(max-width: ${SEARCH.narrowScreenPx}px)`).matches,
  };
}

/** The name of a docs version; `undefined` if it doesn't exist. */
export function knownVersion(
  name: string | null | undefined,
): string | undefined {
  return DOCS_VERSIONS.find((version) => version.name === name)?.name;
}

/** The label of a docs version. */
export function versionLabel(name: string): string {
  return DOCS_VERSIONS.find((version) => version.name === name)?.label ?? name;
}

/** The content of a `meta` element on the page. */
export function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(
    `meta[name="${CSS.escape(name)}"]`,
  )?.content;
}
