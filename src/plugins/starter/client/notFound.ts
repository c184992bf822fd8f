import {canonicalPath} from '../../../lib/address';
import type * as notFoundModule from '../../not-found/client/notFound';

/** The place on the not-found page for what may be meant. */
const PLACE = '[data-not-found]';

/**
 * Some hosts serve a page at one address only and answer the others with the
 * not-found page: with `.html`, doubled slashes, or no trailing slash. Takes the
 * reader to the address that the page would have.
 *
 * @returns Whether the browser is leaving the page.
 */
export function leaveForCanonical(): boolean {
  if (!document.querySelector(PLACE)) return false;
  const {pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  // A file has no trailing slash; a version has a dot in its name.
  const meant = /\.\w{2,5}$/.test(path) ? path : path.replace(/\/?$/, '/');
  if (meant === pathname) return false;
  location.replace(meant + search + hash);
  return true;
}

/** Fills the not-found page, if it is the one shown. */
export function showSuggestions(): void {
  const place = document.querySelector<HTMLElement>(PLACE);
  const script = place?.dataset['notFound'];
  if (!place || script === undefined || place.childElementCount > 0) return;
  import(/* webpackIgnore: true */ script)
    .then(({fill}: typeof notFoundModule) => fill(place))
    // The page offers links of its own without the script.
    .catch(() => undefined);
}
