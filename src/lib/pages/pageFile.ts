/** Extensions of pages: CommonMark with directives (`.md`), or MDX. */
export const PAGE_FILE = /\.mdx?$/u;

/**
 * Whether a file is data or part of other pages instead of a page: its name or
 * that of a folder starts with `_`.
 *
 * @param file - Path with slashes.
 */
export function isPart(file: string): boolean {
  return /(?:^|\/)_/u.test(file);
}

/** The path of a page as it appears in its URL. */
export function withoutPageExtension(file: string): string {
  return file.replace(PAGE_FILE, '');
}
