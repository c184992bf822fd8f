/** @returns Whether a path decodes. The router decodes it without catching errors. */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a fragment decodable. An invalid one is taken literally: `#100%` becomes
 * `#100%25`, which matches the element that the browser looks for as well.
 *
 * @param hash - Empty, or including its `#`.
 */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * A path as routes are written: slashes are single; `index.html`, `.html` and
 * an `index` at the end are left out, since hosts answer them with the page.
 */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .trim()
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?(?:\.html)?$/, '') || '/'
  );
}
