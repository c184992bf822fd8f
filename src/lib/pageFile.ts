/** What pages are written in: CommonMark with directives (`.md`), or MDX. */
export const PAGE_FILE = /\.mdx?$/u;

/** Whether a file is written in MDX, which holds JSX, imports and expressions. */
export function isMdx(file: string): boolean {
  return file.endsWith('.mdx');
}

/**
 * Whether a file is data or a part of pages, and no page: its name, or that of
 * a folder, begins with `_`.
 *
 * @param file - Path with slashes.
 */
export function isPart(file: string): boolean {
  return /(?:^|\/)_/u.test(file);
}

/** The path of a page as it stands in its address. */
export function withoutPageExtension(file: string): string {
  return file.replace(PAGE_FILE, '');
}
