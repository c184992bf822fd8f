import path from 'node:path';

import {DefaultNumberPrefixParser} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';

import {withoutPageExtension} from '@openchoreo/page-tools/pageFile';
import {pageFolderOf} from '../../site/folders';
import {DOCS_ROUTE, docsVersionOfFile} from '../../site/versions';
import type {FrontMatter} from '../frontMatter';

/** The date at the start of a post's name, which is part of its address. */
const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?/u;

/** The path of a page in its folder, without number prefixes. */
function nameOf(file: string, values: FrontMatter): string {
  const folder = pageFolderOf(file) ?? '';
  const name = withoutPageExtension(file.slice(folder.length + 1));
  if (!docsVersionOfFile(file) || values['parse_number_prefixes'] === false) {
    return name;
  }
  return name
    .split('/')
    .map((part) => DefaultNumberPrefixParser(part).filename)
    .join('/');
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * The ID by which sidebars and front matter refer to a documentation page.
 *
 * @param file - Relative to the root of the repository.
 */
export function pageId(file: string, values: FrontMatter): string {
  const name = nameOf(file, values);
  const own = textOf(values['id']) ?? path.posix.basename(name);
  return path.posix.join(path.posix.dirname(name), own);
}

/**
 * The address of a page, without the base URL and without a trailing slash.
 *
 * @param file - Relative to the root of the repository.
 */
export function pageAddress(file: string, values: FrontMatter): string {
  const folder = pageFolderOf(file) ?? '';
  const version = docsVersionOfFile(file);
  const slug = textOf(values['slug']);
  const name = nameOf(file, values);
  let parent = '/';
  let own = slug;
  if (folder === 'blog') {
    own ??= name
      .replace(/\/index$/u, '')
      .replace(
        DATED,
        (_all, before: string, date: string) =>
          `${date.replaceAll('-', '/')}/${before}`,
      );
  } else if (version) {
    const {dir, base} = path.posix.parse(name);
    const isIndex = [
      ...['index', 'readme'],
      path.posix.basename(dir).toLowerCase(),
    ].includes(base.toLowerCase());
    own ??= isIndex ? '' : (textOf(values['id']) ?? base);
    parent = own.startsWith('/') ? '/' : dir;
  } else {
    own ??= name.replace(/(?:^|\/)index$/u, '');
  }
  const base = version
    ? `${DOCS_ROUTE}/${version.path}`
    : folder === 'src/pages'
      ? ''
      : folder;
  return withoutSlash(path.posix.join('/', base, parent, own));
}

/** Normalizes an address for comparison; that of the home page is empty. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/u, '');
}
