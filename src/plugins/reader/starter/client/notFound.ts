import {canonicalPath} from '../../../../lib/browser/address';

/**
 * Sends the reader to the canonical form of the address. Some hosts serve a page
 * at one address only and answer with the not-found page to others: with
 * `.html`, doubled slashes, or no trailing slash.
 *
 * @returns Whether the browser is leaving the page.
 */
export function redirectToCanonical(): boolean {
  if (!document.querySelector('[data-not-found]')) return false;
  const {pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  // Files have no trailing slash; versions have a dot in their name.
  const meant = /\.\w{2,5}$/.test(path) ? path : path.replace(/\/?$/, '/');
  if (meant === pathname) return false;
  location.replace(meant + search + hash);
  return true;
}
