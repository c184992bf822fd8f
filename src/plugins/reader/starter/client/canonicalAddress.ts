import {canonicalPath} from '../../../../lib/address';

/**
 * Replaces the address with the page's canonical one. A host may serve a page
 * at several addresses: with `index.html`, doubled slashes, or no trailing
 * slash.
 */
export function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!link) return;
  const {pathname, search, hash} = location;
  const canonical = new URL(link.href).pathname;
  const meant = canonicalPath(pathname).replace(/\/?$/, '/');
  if (meant !== canonical || canonical === pathname) return;
  history.replaceState(history.state, '', canonical + search + hash);
}
