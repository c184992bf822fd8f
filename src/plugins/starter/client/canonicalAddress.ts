import {canonicalPath} from '../../../lib/address';

/**
 * A host may serve one page at several addresses: with `index.html`, doubled
 * slashes, or no slash at the end. The browser's address becomes the one that
 * the page names as canonical.
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
