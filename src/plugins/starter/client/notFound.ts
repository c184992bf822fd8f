import {canonicalPath} from '../../../lib/address';
import type * as notFoundModule from '../../not-found/client/notFound';

/** The place on the not-found page for what may be meant. */
const PLACE = '[data-not-found]';

/**
 * On a host that knows pages by one address only, the not-found page stands at
 * the others: with `.html`, doubled slashes, or no slash at the end. The reader
 * is taken to the one address that a page could have.
 *
 * @returns Whether the page is being left.
 */
export function leaveForCanonical(): boolean {
  if (!document.querySelector(PLACE)) return false;
  const {pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  // A file has no slash at its end; a version has a dot in its name.
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
    // The page has its own ways on, without the script and what it reads.
    .catch(() => undefined);
}
