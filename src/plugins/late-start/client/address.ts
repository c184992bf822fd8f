/** Single slashes, no `index.html`, no `.html`, and a slash at the end of pages. */
function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?$/, '');
  // Files have no trailing slash; versions have a dot in their name.
  return /\.\w{2,5}$/.test(path) ? path : path.replace(/\/?$/, '/');
}

/** Makes a hash decodable for the router: `#100%` becomes `#100%25`. */
function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * Shows the address as routes are written. Hosts serve a page at several
 * addresses, or answer some of them with the not-found page.
 *
 * @returns Whether the browser leaves the page for the canonical address.
 */
export function showCanonicalAddress(): boolean {
  const {pathname, search, hash} = location;
  const path = canonicalPath(pathname);
  const address = path + search + readableHash(hash);
  if (path !== pathname && document.querySelector('[data-not-found]')) {
    location.replace(address);
    return true;
  }
  history.replaceState(history.state, '', address);
  return false;
}
