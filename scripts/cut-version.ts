/**
 * Does what `docusaurus docs:version` leaves to the site: the new version takes
 * over `/docs/`, and the previous one gets an address of its own.
 *
 *   npx docusaurus docs:version v0.4.x && npm run versions:cut -- v0.4.0
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../src/lib/node/filesBelow';
import {REDIRECTS, type Redirect} from '../src/site/addresses';
import {
  docsVersionByName,
  DOCS_VERSIONS,
  LATEST_VERSION,
  type DocsVersion,
} from '../src/site/versions';
import {runCommand, SITE_DIR} from './command';

/** The list with a version that takes over `/docs/`. */
export function withVersion(
  versions: readonly DocsVersion[],
  name: string,
  ref: string,
): DocsVersion[] {
  const folder = `versioned_docs/version-${name}`;
  const labels = {name, label: name, slug: name};
  return versions.flatMap((version) =>
    version.path === ''
      ? [
          {...labels, path: '', folder, release: {ref}},
          {...version, path: version.slug},
        ]
      : [version],
  );
}

/**
 * Redirects to the previous version: from pages that the new one lacks, and from
 * the pinned addresses of moved pages, which only the latest version has.
 *
 * @param before - Pages of the previous version, such as `concepts/costs/`.
 */
export function newRedirects(
  slug: string,
  before: readonly string[],
  pages: readonly string[],
  old: readonly Redirect[],
  others: readonly string[],
): Redirect[] {
  const pinned = (to: string): string =>
    others.some((other) => to.startsWith(`/docs/${other}/`))
      ? to
      : to.replace(/^\/docs\//u, `/docs/${slug}/`);
  const gone = before
    .filter((page) => !pages.includes(page))
    .map((page) => ({from: `/docs/${page}`, to: `/docs/${slug}/${page}`}));
  const moved = old
    .filter(({from}) => pinned(from) !== from)
    .map(({from, to}) => ({from: pinned(from), to: pinned(to)}));
  return [...gone, ...moved];
}

/** The constants of a version with the values that its release decides. */
export function withRelease(constants: string, tag: string): string {
  return constants
    .replace(/^chart-version: .*$/mu, `chart-version: ${tag.slice(1)}`)
    .replace(/^(git-ref|image-tag|release): .*$/gmu, `$1: ${tag}`);
}

/** The pages below a folder, such as `concepts/costs/`. */
function pagesOf(folder: string): string[] {
  return filesBelow(path.join(SITE_DIR, folder))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/u.test(file))
    .map((file) => file.replace(/(?:(?:^|\/)index)?\.mdx?$/u, '/'));
}

function main(): void {
  const [, , tag = ''] = process.argv;
  const name = tag.replace(/\d+$/u, 'x');
  const folder = `versioned_docs/version-${name}`;
  const constants = path.join(SITE_DIR, folder, '_constants.yaml');
  const before = docsVersionByName(LATEST_VERSION);
  if (!/^v\d+\.\d+\.\d+$/u.test(tag) || !existsSync(constants)) {
    throw new Error(
      'Run "npx docusaurus docs:version v0.4.x", then this with the tag v0.4.0.',
    );
  }
  if (before.name === name) throw new Error(`${name} is already at /docs/.`);
  const [old, own] = [pagesOf(before.folder), pagesOf(folder)];
  const others = DOCS_VERSIONS.map((version) => version.path).filter(Boolean);
  const added = newRedirects(before.slug, old, own, REDIRECTS, others);
  const written = {
    'docs-versions': withVersion(DOCS_VERSIONS, name, tag),
    redirects: [...REDIRECTS, ...added],
  };
  for (const [file, data] of Object.entries(written)) {
    const text = `${JSON.stringify(data, null, 2)}\n`;
    writeFileSync(path.join(SITE_DIR, `src/site/${file}.json`), text);
  }
  writeFileSync(constants, withRelease(readFileSync(constants, 'utf8'), tag));
  console.log(
    `${name} is at /docs/; ${added.length} redirects were added. Correct the other lines of ${folder}/_constants.yaml, and add ${name} to .github/ISSUE_TEMPLATE/wrong-content.yml.`,
  );
}

if (require.main === module) void runCommand(main);
