/**
 * Does what `docusaurus docs:version` leaves to the site: the new version takes
 * over `/docs/`, and the previous one gets an address of its own.
 *
 *   npx docusaurus docs:version v0.4.x && npm run versions:cut -- v0.4.0
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../src/lib/node/filesBelow';
import {pinnedAddress, REDIRECTS, type Redirect} from '../src/site/addresses';
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
 * @param gone - Pages that only the previous version has, such as `concepts/costs/`.
 */
export function newRedirects(
  gone: readonly string[],
  old: readonly Redirect[],
): Redirect[] {
  const pinned = (route: string) => pinnedAddress(route) ?? route;
  const lost = gone.map((page) => `/docs/${page}`);
  const moved = old.filter(({from}) => pinned(from) !== from);
  return [
    ...lost.map((from) => ({from, to: pinned(from)})),
    ...moved.map(({from, to}) => ({from: pinned(from), to: pinned(to)})),
  ];
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
  const own = new Set(pagesOf(folder));
  const gone = pagesOf(before.folder).filter((page) => !own.has(page));
  const added = newRedirects(gone, REDIRECTS);
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
