import {DOCS_VERSIONS} from './versions';

/** Folders of documentation pages, relative to the root of the repository. */
export const DOCS_FOLDERS: readonly string[] = DOCS_VERSIONS.map(
  ({folder}) => folder,
);

/**
 * Folders whose Markdown becomes pages. If you add a second docs instance, add
 * its folder here so that its pages are checked too.
 */
export const PAGE_FOLDERS: readonly string[] = [
  ...DOCS_FOLDERS,
  'blog',
  'src/pages',
];

/**
 * The folder of pages that a file is in.
 *
 * @param file - Relative to the root of the repository, with slashes.
 */
export function pageFolderOf(file: string): string | undefined {
  return PAGE_FOLDERS.find((folder) => file.startsWith(`${folder}/`));
}

/**
 * Folders whose pages must follow the house rules: for example, every page has
 * a description, and so does every diagram. Elsewhere these rules are only
 * advice.
 */
export const STRICT_FOLDERS: readonly string[] = [
  ...DOCS_FOLDERS,
  'blog',
  'src/pages',
];

/**
 * Folders in which `.md` files are MDX too, as in a stock Docusaurus site. Use
 * this to move in the pages of another site unchanged.
 */
export const MDX_FOLDERS: readonly string[] = [];

/**
 * Whether a page must follow the house rules.
 *
 * @param file - Relative to the root of the repository, with slashes.
 */
export function isStrict(file: string): boolean {
  return STRICT_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}

/** Folders of pages for which the house rules are only advice. */
export const LOOSE_FOLDERS: readonly string[] = PAGE_FOLDERS.filter(
  (folder) => !STRICT_FOLDERS.includes(folder),
);
