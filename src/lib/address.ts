/** @returns Whether a path can be decoded, as the router does without asking. */
export function isReadablePath(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * A fragment that can be decoded. One that cannot is taken as it stands:
 * `#100%` → `#100%25`, which names the element the browser looks for as well.
 *
 * @param hash - Empty, or with its `#`.
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
 * A path as routes are written: slashes are single, `index.html` and `.html`
 * are left out. Specification, section 2.
 */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .trim()
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '') || '/'
  );
}
