import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';
import {readKinds} from '@openchoreo/crd-reference/files/readKinds';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {
  RELEASES_FILE,
  seriesOf,
  type PlatformRelease,
} from '../../src/lib/node/readReleases';
import {referenceVersion} from '../../src/site/reference';
import {releaseUrl} from '../../src/site/releases';
import type {DocsVersion} from '../../src/site/versions';

const VERSIONS_FILE = 'src/site/docs-versions.json';
const CHANGELOG = 'reference/changelog.md';

/** Pages that name older releases on purpose. */
const HISTORY = /(?:changelog|versions|upgrade|faq|uninstall)\.mdx?$/u;

/** The newest release of each docs version's series, where there is one. */
function documented(
  version: DocsVersion,
  releases: readonly PlatformRelease[],
): PlatformRelease | undefined {
  return releases.find((release) => seriesOf(release.version) === version.name);
}

/** Writes which release each docs version documents. */
export function writeDocumentedReleases(
  siteDir: string,
  versions: readonly DocsVersion[],
  releases: readonly PlatformRelease[],
): readonly DocsVersion[] {
  const written = versions.map((version) => {
    const newest = documented(version, releases);
    return newest === undefined
      ? version
      : {...version, release: {ref: newest.version, date: newest.date}};
  });
  writeFileSync(
    path.join(siteDir, VERSIONS_FILE),
    `${JSON.stringify(written, null, 2)}\n`,
  );
  return written;
}

/** What the list of releases asks for and the site doesn't have yet. */
export function openTasks(
  siteDir: string,
  versions: readonly DocsVersion[],
  releases: readonly PlatformRelease[],
): readonly ContentError[] {
  return versions.flatMap((version) => [
    ...staleRelease(version, releases),
    ...missingNews(siteDir, version, releases),
    ...staleStructures(siteDir, version),
    ...olderNames(siteDir, version, releases),
  ]);
}

function staleRelease(
  version: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const {name, release} = version;
  const newest = documented(version, releases);
  if (newest === undefined) {
    if (name === 'current') return [];
    return [
      new ContentError(
        {file: RELEASES_FILE},
        `no release belongs to the docs version ${name}`,
        `Add ${release.ref}, with its date and a summary.`,
      ),
    ];
  }
  return newest.version === release.ref && newest.date === release.date
    ? []
    : [
        new ContentError(
          {file: VERSIONS_FILE, key: name},
          `it documents ${release.ref}, but the newest release is ${newest.version} of ${newest.date}`,
          'Run npm run release:check -- --write, and import the definitions and messages of that tag.',
        ),
      ];
}

/** Releases without a section of the changelog, or with an empty one. */
function missingNews(
  siteDir: string,
  {name, folder}: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const file = `${folder}/${CHANGELOG}`;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const last = releases.findIndex(
    (release) => seriesOf(release.version) === name,
  );
  // A version's changelog ends with its own releases.
  return releases
    .slice(Math.max(last, 0))
    .flatMap(({version, date, summary}) => {
      const id = version.replaceAll('.', '-');
      const section = new RegExp(`^## .*\\{#${id}\\}\\n+(?!#)\\S`, 'mu');
      return section.test(text)
        ? []
        : new ContentError(
            {file},
            `it says nothing about ${version}`,
            `Write what changed, what breaks and how to upgrade: "## ${version}: ${date} {#${id}}", beginning with "${summary}" Source: ${releaseUrl(version)}.`,
          );
    });
}

/** Kinds whose structure was imported from another release. */
function staleStructures(
  siteDir: string,
  version: DocsVersion,
): ContentError[] {
  const {kinds} = readKinds(siteDir, referenceVersion(version));
  const stale = kinds.filter(({ref}) => ref !== version.release.ref);
  const [first] = stale;
  return first === undefined
    ? []
    : [
        new ContentError(
          {file: first.file, key: 'ref'},
          `${stale.length} kinds are from ${first.ref}, not from ${version.release.ref}`,
          `Run npm run crds:import -- --from <folder of CRDs> --version ${version.name} --ref ${version.release.ref}.`,
        ),
      ];
}

/** Lines that name an earlier patch of the series as if it were the newest. */
function olderNames(
  siteDir: string,
  version: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const newest = documented(version, releases);
  const older = releases.filter(
    (one) => seriesOf(one.version) === version.name && one !== newest,
  );
  return filesBelow(path.join(siteDir, version.folder))
    .filter((name) => /\.mdx?$/u.test(name) && !HISTORY.test(name))
    .flatMap((name) => {
      const file = `${version.folder}/${name}`;
      const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const named = older.find((one) => line.includes(one.version));
        return named === undefined
          ? []
          : new ContentError(
              {file, line: index + 1},
              `it names ${named.version}, and ${newest?.version ?? ''} is out`,
              'Write %{release}, or correct the line.',
            );
      });
    });
}
