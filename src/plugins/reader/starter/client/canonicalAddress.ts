import {canonicalPath, readableHash} from '../../../../lib/browser/address';

/**
 * Replaces the address with the page's canonical one, with a hash that can be
 * decoded. A host may serve a page at several addresses: with `index.html`,
 * doubled slashes, or no trailing slash.
 */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const {pathname, search, hash} = location;
  const canonical = link ? new URL(link.href).pathname : pathname;
  const meant = canonicalPath(pathname).replace(/\/?$/, '/');
  const path = meant === canonical ? meant : pathname;
  const shown = readableHash(hash);
  if (path === pathname && shown === hash) return;
  history.replaceState(history.state, '', path + search + shown);
}

/** Keeps the address in a form that the application's router can read. */
export function startCanonicalAddress(): void {
  showCanonicalAddress();
  // Captures, to come before the router.
  window.addEventListener('popstate', showCanonicalAddress, true);
}
