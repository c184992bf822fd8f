import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {filesBelow} from '../../../lib/node/filesBelow';

import {check} from '../check/check';
import {readCatalog} from '../files/readCatalog';
import type {Catalog} from '../model/catalog';
import {
  versionOfFile,
  type ReferenceSource,
  type ReferenceVersion,
} from '../referenceSite';

import type {CommandSite} from './commands';
import {readCharts} from './readCharts';

/** The part of a site that the checks of samples need. */
export interface SampleSource extends ReferenceSource {
  /** Origin without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** What the code blocks of a page are checked against. */
export interface SampleSite extends CommandSite {
  readonly siteDir: string;
  /** Version of the page; the latest for pages without a version. */
  readonly version: ReferenceVersion;
  /** Mistakes in the structures, without which every manifest seems invalid. */
  readonly errors: readonly ContentError[];
}

/**
 * Reads what a file is checked against.
 *
 * @param file - Path from the root of the repository.
 */
export function readSampleSite(source: SampleSource, file: string): SampleSite {
  const {siteDir, versions, siteUrl, baseUrl} = source;
  const version =
    versionOfFile(versions, file) ?? versions.find(({isLatest}) => isLatest);
  if (!version) throw new Error('No docs version is the latest.');
  return {
    ...{siteDir, version},
    ...readCatalog(source, version),
    charts: readCharts(siteDir, version),
    samplesUrl: siteUrl + baseUrl + samplesRoute(version),
    sampleFiles: new Set(listSampleFiles(siteDir, version)),
  };
}

/** The path of a docs version's published samples, below the base URL. */
export function samplesRoute({slug}: Pick<ReferenceVersion, 'slug'>): string {
  return `samples/${slug}`;
}

/**
 * The published samples of a docs version, sorted, with paths relative to its
 * samples folder. Hidden files are not published.
 */
export function listSampleFiles(
  siteDir: string,
  {samples}: Pick<ReferenceVersion, 'samples'>,
): readonly string[] {
  return filesBelow(path.join(siteDir, samples)).filter(
    (name) => !path.basename(name).startsWith('.'),
  );
}

/**
 * Finds published samples that no page shows and no command uses. A page without
 * a version counts for all: it shows the file of the latest, and Next will be that.
 *
 * @param used - By page, from the root of the repository: the samples it uses.
 */
export function unusedSamples(
  {siteDir, versions}: ReferenceSource,
  used: ReadonlyMap<string, ReadonlySet<string>>,
): ContentError[] {
  return versions.flatMap((version) => {
    const own = [...used].flatMap(([page, names]) => {
      const pageVersion = versionOfFile(versions, page) ?? version;
      return pageVersion === version ? [...names] : [];
    });
    const known = new Set(own);
    return listSampleFiles(siteDir, version)
      .filter((name) => !known.has(name))
      .map((name) => {
        const file = `${version.samples}/${name}`;
        const what = 'no page shows this sample, and no command uses it';
        const remedy = `Show it with \`\`\`yaml sample="${name}", or remove the file.`;
        return new ContentError({file}, what, remedy);
      });
  });
}

/**
 * Checks a file that readers apply unchanged.
 *
 * @param file - Path from the root of the repository.
 * @returns Its text without the final line break, absent if it can't be shown.
 */
export async function checkSampleFile(
  siteDir: string,
  file: string,
  catalog: Catalog,
): Promise<{
  readonly text?: string;
  readonly errors: readonly ContentError[];
}> {
  if (!file.endsWith('.yaml')) {
    const what = 'the name of a sample must end with .yaml';
    return {errors: [new ContentError({file}, what, 'Rename it.')]};
  }
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const errors = check(text, {isFile: true}, catalog).mistakes.map(
    ({at, path: key, what, remedy}) =>
      new ContentError({file, ...at, key: key || undefined}, what, remedy),
  );
  return {text: text.replace(/\n$/u, ''), errors};
}
