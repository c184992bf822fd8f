/** Single slashes, no `index.html`, no `.html`, and a slash at the end of pages. */
function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?$/, '');
  // Files have no trailing slash; versions have a dot in their name.
  return /\.\w{2,5}$/.test(path) ? path : path.replace(/\/?$/, '/');
}

/**
 * Shows the address as routes are written, with a hash that can be decoded: hosts
 * serve a page at several addresses, and the not-found page at others.
 *
 * @returns Whether the browser leaves the page for the canonical address.
 */
export function showCanonicalAddress(): boolean {
  const {pathname, search} = location;
  let {hash} = location;
  try {
    decodeURIComponent(hash);
  } catch {
    hash = hash.replaceAll('%', '%25');
  }
  const path = canonicalPath(pathname);
  const address = path + search + hash;
  if (path !== pathname && document.querySelector('[data-not-found]')) {
    location.replace(address);
    return true;
  }
  history.replaceState(history.state, '', address);
  return false;
}
