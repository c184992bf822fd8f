import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import * as z from 'zod';

import {ContentError} from '../src/content-errors/contentError';
import {didYouMeanOr} from '../src/content-errors/nearest';
import {readTyped} from '../src/content-errors/readTyped';
import {isRecord} from '../src/lib/isRecord';
import {hasAnchor} from '../src/markdown/lint/anchors.mjs';
import {askedFile} from '../src/plugins/search/node/writersWords';
import {REDIRECTS_FILE, redirectsFile} from '../src/site/addresses';
import {
  docsVersionOfRoute,
  versionRoute,
  type DocsVersion,
} from '../src/site/versions';

/** Where readers find a page, by its path in the folder of its docs version. */
export interface DocsPage {
  /** Such as `concepts/cells.md`. */
  readonly name: string;
  /** As sidebars name it: `concepts/cells`. */
  readonly id: string;
  /** Such as `/docs/next/concepts/cells/`. */
  readonly route: string;
}

const pageFrontMatter = z.looseObject({
  id: z.string().optional(),
  slug: z.string().optional(),
});

/** Lists the pages of a docs version, without those that are parts of others. */
export async function listPages(
  siteDir: string,
  version: DocsVersion,
): Promise<DocsPage[]> {
  const folder = path.join(siteDir, version.folder);
  const names = Globby.sync('**/*.{md,mdx}', {
    cwd: folder,
    ignore: ['**/_*', '**/_*/**'],
  });
  const pages = names.map(async (name) => {
    const filePath = path.join(folder, name);
    const fileContent = readFileSync(filePath, 'utf8');
    const read = {filePath, fileContent};
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER(read);
    const {id, slug} = pageFrontMatter.parse(frontMatter);
    const {dir, name: stem} = path.posix.parse(name);
    const place = stem === 'index' ? dir : path.posix.join(dir, stem);
    const route = slug ? path.posix.resolve('/', dir, slug) : `/${place}`;
    return {
      name,
      id: path.posix.join(dir, id ?? stem),
      route: path.posix.join('/', versionRoute(version), route, '/'),
    };
  });
  return Promise.all(pages);
}

/** The mistakes in the `_asked.yaml` of a docs version, before a build meets them. */
export function checkAsked(
  siteDir: string,
  {folder}: DocsVersion,
  pages: readonly DocsPage[],
): ContentError[] {
  const errors: ContentError[] = [];
  const read = readTyped(siteDir, `${folder}/_asked.yaml`, askedFile, errors);
  const names = new Set(pages.map(({name}) => name));
  for (const key of Object.keys(read?.data ?? {})) {
    const [name = '', anchor = ''] = key.split('#');
    const file = path.join(siteDir, folder, name);
    const isOverview = name === 'index.md';
    let what: string | undefined;
    if (!isOverview && !names.has(name)) {
      what = `there is no page ${name}`;
    } else if (anchor !== '' && existsSync(file) && !hasAnchor(file, anchor)) {
      what = `${name} has no section #${anchor}`;
    }
    if (what === undefined) continue;
    const otherwise = 'Name a page and one of its headings, or remove the key.';
    const remedy = didYouMeanOr(otherwise, name, names.has(name) ? [] : names);
    const place = read?.document.place([key]) ?? {file: folder};
    errors.push(new ContentError(place, what, remedy));
  }
  return errors;
}

/**
 * The pages that a sidebar names and its docs version lacks.
 *
 * @param file - Of the sidebars, from the root of the repository.
 * @param sidebars - Its content.
 */
export function checkSidebars(
  siteDir: string,
  file: string,
  sidebars: unknown,
  pages: readonly DocsPage[],
): ContentError[] {
  const ids = pages.map(({id}) => id);
  const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  const errors: ContentError[] = [];
  for (const id of idsIn(sidebars)) {
    if (ids.includes(id)) continue;
    const line = lines.findIndex(
      (text) => /["']/u.test(text) && text.includes(id),
    );
    const remedy = didYouMeanOr('Correct or remove it.', id, ids);
    const place = {file, line: line + 1};
    errors.push(new ContentError(place, `there is no page ${id}`, remedy));
  }
  return errors;
}

/** The ids of pages in a sidebar: texts in lists, and the `id` of objects. */
function* idsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const item of node as readonly unknown[]) {
      if (typeof item === 'string') yield item;
      else yield* idsIn(item);
    }
  } else if (isRecord(node)) {
    const {id, type} = node;
    if (typeof id === 'string' && (type === 'doc' || type === 'ref')) yield id;
    for (const child of Object.values(node)) yield* idsIn(child);
  }
}

/** The redirects to pages of the documentation that aren't there. */
export function checkRedirects(
  siteDir: string,
  pages: readonly DocsPage[],
): ContentError[] {
  const errors: ContentError[] = [];
  const read = readTyped(siteDir, REDIRECTS_FILE, redirectsFile, errors);
  const routes = new Set(pages.map(({route}) => route));
  for (const [index, {to}] of (read?.data ?? []).entries()) {
    const [route = ''] = to.split(/[?#]/u);
    // Other routes, also those of categories, come from other files.
    const isPage = docsVersionOfRoute(route) && !route.includes('/category/');
    if (!isPage || routes.has(route)) continue;
    const place = read?.document.place([index, 'to']) ?? {file: REDIRECTS_FILE};
    const remedy = didYouMeanOr('Name the address of a page.', route, routes);
    errors.push(new ContentError(place, `there is no page ${route}`, remedy));
  }
  return errors;
}
