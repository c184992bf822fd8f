/**
 * Does what `docusaurus docs:version` leaves to the site: it names the release of
 * the new version, and redirects to the previous one, which gets its own address.
 *
 *   npx docusaurus docs:version v0.4.x && npm run versions:cut -- v0.4.0
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../src/lib/node/filesBelow';
import {readRedirects, type Redirect} from '../src/site/addresses';
import releases from '../src/site/releases.json';
import {docsVersionOfRoute, DOCS_VERSIONS} from '../src/site/versions';
import {runCommand, SITE_DIR} from './command';

/**
 * The redirects, with those to the previous version: from pages that the new one
 * lacks, and from the pinned addresses of moved pages, which only the latest
 * version has.
 *
 * @param slug - Of the previous version.
 * @param gone - Pages that only it has, such as `concepts/costs/`.
 */
export function cutRedirects(
  slug: string,
  gone: readonly string[],
  old: readonly Redirect[],
): Redirect[] {
  const pinned = (route: string): string => {
    if (docsVersionOfRoute(route)?.path !== '') return route;
    return route.replace('/docs/', `/docs/${slug}/`);
  };
  const lost = gone.map((page) => `/docs/${page}`);
  const isLost = (to: string) => lost.includes(to.split('#')[0] ?? '');
  const moved = old.filter(({from}) => pinned(from) !== from);
  return [
    // No redirect leads to another one.
    ...old.map(({from, to}) => ({from, to: isLost(to) ? pinned(to) : to})),
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
  const [, latest, previous] = DOCS_VERSIONS;
  const isNew = latest?.release.ref === '' && previous !== undefined;
  if (!isNew || tag.replace(/\d+$/u, 'x') !== latest.name) {
    throw new Error(
      'Run "npx docusaurus docs:version v0.4.x", then this once with the tag v0.4.0.',
    );
  }
  const {name, folder} = latest;
  const own = new Set(pagesOf(folder));
  const gone = pagesOf(previous.folder).filter((page) => !own.has(page));
  const written = {
    releases: {...releases, [name]: tag},
    redirects: cutRedirects(previous.slug, gone, readRedirects(SITE_DIR)),
  };
  for (const [file, data] of Object.entries(written)) {
    const text = `${JSON.stringify(data, null, 2)}\n`;
    writeFileSync(path.join(SITE_DIR, `src/site/${file}.json`), text);
  }
  const constants = path.join(SITE_DIR, folder, '_constants.yaml');
  writeFileSync(constants, withRelease(readFileSync(constants, 'utf8'), tag));
  // Next has no changes to a release that was just cut, which one could ask for.
  const asked = path.join(SITE_DIR, 'docs/_asked.yaml');
  const ways = readFileSync(asked, 'utf8');
  writeFileSync(asked, ways.replace(/^'.*#changes':\n(?: .*\n)+/gmu, ''));
  const search = ['grep', '-lF', previous.name, '--', '.github', ':(glob)*.md'];
  const {stdout} = spawnSync('git', search, {cwd: SITE_DIR, encoding: 'utf8'});
  console.log(
    `${name} is at /docs/, and what it lacks is redirected. Correct the other lines of ${folder}/_constants.yaml, and where these files name ${previous.name}, add or write ${name}:\n${stdout}`,
  );
}

if (require.main === module) void runCommand(main);
