import {preferredVersionKey} from '../../../site/storageKeys';
import {readStored} from '../../../lib/storage';
import {SEARCH} from '../../../site/limits';
import {
  DOCS_VERSIONS,
  LATEST_VERSION,
  docsVersionOfRoute,
} from '../../../site/versions';

/** The framework's id of a docs plugin that is given none. */
const DOCS_PLUGIN = 'default';

/** What a page says of itself to search. */
export interface PageContext {
  readonly language: string;
  /** Docs version to search. */
  readonly version: string;
  readonly isNarrow: boolean;
}

/**
 * The docs version of the page that is read; where it has none, the one chosen
 * last; else the latest. A name that no version has counts as none.
 *
 * @param baseUrl - Begins and ends with a slash.
 */
export function readPageContext(baseUrl: string): PageContext {
  // While the application starts, the head is without its elements for a moment.
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

/** The name of a docs version, if there is one of that name. */
export function knownVersion(
  name: string | null | undefined,
): string | undefined {
  return DOCS_VERSIONS.find((version) => version.name === name)?.name;
}

/** What readers call a docs version. */
export function versionLabel(name: string): string {
  return DOCS_VERSIONS.find((version) => version.name === name)?.label ?? name;
}

/** The content of a meta element of the page. */
export function readMeta(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(
    `meta[name="${CSS.escape(name)}"]`,
  )?.content;
}
