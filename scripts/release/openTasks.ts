import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {
  ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import {readKinds} from '../../src/plugins/crd-reference/files/readKinds';
import {readChartValues} from '../../src/plugins/crd-reference/samples/readCharts';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import type {Charts} from '../../src/lib/compareCharts';
import {
  RELEASES_FILE,
  releasesUpTo,
  seriesOf,
  type PlatformRelease,
} from '../../src/lib/node/readReleases';
import {referenceVersion} from '../../src/site/reference';
import {releaseUrl} from '../../src/site/releases';
import type {DocsVersion} from '../../src/site/versions';
import {breakingChanges, type VersionData} from './breakingChanges';
import {hasNews, newsHeading, TO_WRITE, writeNews} from './writeNews';

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

/**
 * Writes into each changelog the sections of releases that it lacks, with what
 * the version before and the version's data know to break.
 */
export function writeMissingNews(
  siteDir: string,
  versions: readonly DocsVersion[],
  releases: readonly PlatformRelease[],
): void {
  for (const [index, version] of versions.entries()) {
    const file = path.join(siteDir, version.folder, CHANGELOG);
    const missing = releasesUpTo(releases, version.name).filter(
      (release) => !hasNews(readFileSync(file, 'utf8'), release),
    );
    const older = versions[index + 1];
    for (const release of missing.toReversed()) {
      // A patch has no data of its own to compare with.
      const isPatch = !release.version.endsWith('.0');
      const breaking =
        isPatch || older === undefined
          ? []
          : breakingChanges(dataOf(siteDir, older), dataOf(siteDir, version));
      writeNews(file, release, breaking);
    }
  }
}

function dataOf(siteDir: string, version: DocsVersion): VersionData {
  const {kinds} = readKinds(siteDir, referenceVersion(version));
  return {kinds, charts: chartsOf(siteDir, version)};
}

function chartsOf(siteDir: string, version: DocsVersion): Charts {
  const errors: ContentError[] = [];
  const charts = readChartValues(siteDir, version, errors);
  failWithAll(errors);
  return charts;
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
    ...otherArtifacts(siteDir, version, releases),
    ...olderNames(siteDir, version, releases),
  ]);
}

function staleRelease(
  version: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const {name, release} = version;
  const newest = documented(version, releases);
  if (newest?.version === release.ref && newest.date === release.date)
    return [];
  if (newest) {
    return [
      new ContentError(
        {file: VERSIONS_FILE, key: name},
        `it documents ${release.ref}, but the newest release is ${newest.version} of ${newest.date}`,
        'Run npm run release:check -- --write, and import the definitions and messages of that tag.',
      ),
    ];
  }
  if (name === 'current') return [];
  return [
    new ContentError(
      {file: RELEASES_FILE},
      `no release belongs to the docs version ${name}`,
      `Add ${release.ref}, with its date and a summary.`,
    ),
  ];
}

/** Releases that the changelog lacks, and what a writer has not filled in. */
function missingNews(
  siteDir: string,
  {name, folder}: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const file = `${folder}/${CHANGELOG}`;
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const mistakes = new Mistakes(file);
  for (const release of releasesUpTo(releases, name)) {
    if (hasNews(text, release)) continue;
    mistakes.add(
      undefined,
      undefined,
      `it has no text below "${newsHeading(release)}"`,
      `Run npm run release:check -- --write, which begins the section, and write what changed. Source: ${releaseUrl(release.version)}.`,
    );
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.endsWith(TO_WRITE)) continue;
    mistakes.add(
      index + 1,
      undefined,
      `it doesn't say what to do: ${line.slice(2, -TO_WRITE.length).trim()}`,
      'Write it, or remove the row if it breaks nothing.',
    );
  }
  return mistakes.errors;
}

/** Charts and images that differ from those of the documented release. */
function otherArtifacts(
  siteDir: string,
  version: DocsVersion,
  releases: readonly PlatformRelease[],
): ContentError[] {
  const release = documented(version, releases);
  if (release === undefined) return [];
  const imported = Object.keys(chartsOf(siteDir, version)).sort();
  const isSame = imported.join() === [...release.charts].sort().join();
  const otherCharts = new ContentError(
    {file: RELEASES_FILE, key: release.version},
    `its charts are ${release.charts.join(', ')}, but the values of ${imported.join(', ')} were imported`,
    `Run npm run charts:import -- --from <checkout at ${release.version}> --version ${version.name}, or correct the list.`,
  );
  return [
    ...(imported.length === 0 || isSame ? [] : [otherCharts]),
    ...linesOf(siteDir, version).flatMap(({place, line}) =>
      [...line.matchAll(/ghcr\.io\/openchoreo\/([\w-]+):%\{image-tag\}/gu)]
        .filter(([, name = '']) => !release.images.includes(name))
        .map(
          ([, name = '']) =>
            new ContentError(
              place,
              `the workflow of ${release.version} tags no image ${name}`,
              `Use one of: ${release.images.join(', ')}.`,
            ),
        ),
    ),
  ];
}

/** Kinds whose structure was imported from another release. */
function staleStructures(
  siteDir: string,
  version: DocsVersion,
): ContentError[] {
  const {name, release} = version;
  const {kinds} = readKinds(siteDir, referenceVersion(version));
  const stale = kinds.filter(({ref}) => ref !== release.ref);
  return stale
    .slice(0, 1)
    .map(
      ({file, ref}) =>
        new ContentError(
          {file, key: 'ref'},
          `${stale.length} kinds are from ${ref}, not from ${release.ref}`,
          `Run npm run crds:import -- --from <folder of CRDs> --version ${name} --ref ${release.ref}.`,
        ),
    );
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
  return linesOf(siteDir, version)
    .filter(({place}) => !HISTORY.test(place.file))
    .flatMap(({place, line}) => {
      const named = older.find((one) => line.includes(one.version));
      if (!named) return [];
      return new ContentError(
        place,
        `it names ${named.version}, and ${newest?.version ?? ''} is out`,
        'Write %{release}, or correct the line.',
      );
    });
}

/** Every line of a version's pages. */
function linesOf(siteDir: string, {folder}: DocsVersion) {
  return filesBelow(path.join(siteDir, folder))
    .filter((name) => /\.mdx?$/u.test(name))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return readFileSync(path.join(siteDir, file), 'utf8')
        .split('\n')
        .map((line, index) => ({place: {file, line: index + 1}, line}));
    });
}
