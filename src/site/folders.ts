import {DOCS_VERSIONS} from './versions';

/** Folders of documentation pages, from the root of the repository. */
export const DOCS_FOLDERS: readonly string[] = DOCS_VERSIONS.map(
  ({folder}) => folder,
);

/**
 * Folders whose Markdown becomes pages. A second instance of the docs plugin
 * adds its folder here: its pages are then checked like all others.
 */
export const PAGE_FOLDERS: readonly string[] = [
  ...DOCS_FOLDERS,
  'blog',
  'src/pages',
];

/**
 * Folders whose pages keep the rules of the house: a title and a description
 * for each diagram, a mark on YAML that is no whole manifest, a description of
 * each page. On pages elsewhere the same rules are advice, and fail nothing.
 */
export const STRICT_FOLDERS: readonly string[] = [
  ...DOCS_FOLDERS,
  'blog',
  'src/pages',
];

/**
 * Folders in which `.md` is MDX too, as in a stock site of the framework: for
 * the tree of another site that moves in as it is.
 */
export const MDX_FOLDERS: readonly string[] = [];

/**
 * Whether a page keeps the rules of the house.
 *
 * @param file - From the root of the repository, with slashes.
 */
export function isStrict(file: string): boolean {
  return STRICT_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}
