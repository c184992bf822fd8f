import {existsSync} from 'node:fs';
import path from 'node:path';

import {getAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {createSlugger, loadFreshModule} from '@docusaurus/utils';
import * as z from 'zod';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {
  listSampleFiles,
  samplesRoute,
} from '../../src/plugins/crd-reference/samples/sampleFiles';
import {REFERENCE} from '../../src/site/reference';
import {
  sidebarFileOf,
  versionRoute,
  type DocsVersion,
} from '../../src/site/versions';

/** Addresses that are known without a build, although no page has them. */
export const GENERATED =
  /^\/(?:samples\/|schemas\/.+\.json$)|\/category\/|^\/blog\/authors\//u;

const CATEGORY = z.object({
  label: z.string(),
  link: z.object({
    type: z.literal('generated-index'),
    slug: z.string().optional(),
  }),
});

/**
 * The addresses of published samples, schemas, authors and generated indexes
 * of categories, which a build makes from data.
 *
 * @param siteDir - Root of a repository with valid sidebars.
 */
export async function generatedAddresses(
  siteDir: string,
): Promise<readonly string[]> {
  const found = await Promise.all(
    REFERENCE.versions.map(async (version) => {
      const file = path.join(siteDir, sidebarFileOf(version));
      const sidebars: unknown = existsSync(file)
        ? await loadFreshModule(file)
        : {};
      return [
        ...listSampleFiles(siteDir, version).map(
          (name) => `/${samplesRoute(version)}/${name}`,
        ),
        ...kindsOf(path.join(siteDir, `${version.reference}/_crds`)).map(
          (name) => `/schemas/${version.slug}/${name}.json`,
        ),
        ...indexesIn(sidebars, version),
      ];
    }),
  );
  return [...found.flat(), ...(await authorPages(siteDir))];
}

/** The pages of the blog's authors, and their list, if any author has one. */
async function authorPages(siteDir: string): Promise<string[]> {
  const base = '/blog/authors/';
  const folder = path.join(siteDir, 'blog');
  const authors = await getAuthorsMap({
    authorsMapPath: 'authors.yml',
    authorsBaseRoutePath: base,
    contentPaths: {contentPath: folder, contentPathLocalized: folder},
    baseUrl: '/',
  });
  const pages = Object.values(authors ?? {}).flatMap(({page}) =>
    page ? [`${page.permalink}/`] : [],
  );
  return pages.length === 0 ? [] : [base, ...pages];
}

/** The names of the published schemas; one has all kinds, and one lists them. */
function kindsOf(folder: string): string[] {
  const files = filesBelow(folder);
  const kinds = files.map((file) => path.parse(file).name);
  return kinds.length === 0 ? [] : ['all', 'index', ...kinds];
}

/** Without a slug, the framework makes one from the label. */
function indexesIn(sidebars: unknown, version: DocsVersion): string[] {
  const labels = createSlugger();
  const found: string[] = [];
  // Visits every object, at any depth.
  JSON.stringify(sidebars, (_key, value: unknown) => {
    const {data} = CATEGORY.safeParse(value);
    if (data) {
      const slug = data.link.slug ?? `/category/${labels.slug(data.label)}`;
      found.push(path.posix.join('/', versionRoute(version), slug, '/'));
    }
    return value;
  });
  return found;
}
