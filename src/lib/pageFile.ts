import {MDX_FOLDERS} from '../site/folders';

/** What pages are written in: CommonMark with directives (`.md`), or MDX. */
export const PAGE_FILE = /\.mdx?$/u;

/**
 * Whether a file is written in MDX, which holds JSX, imports and expressions.
 *
 * @param file - From the root of the repository, or absolute.
 */
export function isMdx(file: string): boolean {
  const folders = file.endsWith('.md') ? MDX_FOLDERS : [];
  return (
    file.endsWith('.mdx') ||
    folders.some((folder) => `/${file}`.includes(`/${folder}/`))
  );
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
