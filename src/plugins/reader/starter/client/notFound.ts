import {canonicalPath} from '@openchoreo/page-tools/browser/address';
import type * as notFoundModule from '../../not-found/client/notFound';

/** The element for suggestions on the not-found page. */
const PLACE = '[data-not-found]';

/**
 * Sends the reader to the canonical form of the address. Some hosts serve a page
 * at one address only and answer with the not-found page to others: with
 * `.html`, doubled slashes, or no trailing slash.
 *
 * @returns Whether the browser is leaving the page.
 */
export function redirectToCanonical(): boolean {
  if (!document.querySelector(PLACE)) return false;
  const {pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  // Files have no trailing slash; versions have a dot in their name.
  const meant = /\.\w{2,5}$/.test(path) ? path : path.replace(/\/?$/, '/');
  if (meant === pathname) return false;
  location.replace(meant + search + hash);
  return true;
}

/** Adds suggestions to the not-found page, if it is shown. */
export function showSuggestions(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  const script = place?.dataset['notFound'];
  if (!place || script === undefined || place.childElementCount > 0) return;
  import(/* webpackIgnore: true */ script)
    .then(({fill}: typeof notFoundModule) => fill(place))
    // Without the script, the page still has its own links.
    .catch(() => undefined);
}
