import {readFileSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import type {Problem} from '../../../content-errors/problem';
import {filesBelow} from '../../../lib/node/filesBelow';
import {readChartCatalog} from '../../imported-data/charts';
import {docsVersionOfFile} from '../../../site/versions';
import {check} from '../check/check';
import {cachedReference, readVersionData} from '../files/cachedReference';
import {createCatalog, type Catalog} from '../model/catalog';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

/** What the code blocks of a page are checked against. */
export type SampleSite = ReturnType<typeof readSampleSite>;

/**
 * Reads what a file is checked against: the data of its docs version, or of the
 * latest.
 *
 * @param file - Path from the root of the repository.
 */
export function readSampleSite(source: ReferenceSite, file: string) {
  const {siteDir, versions, siteUrl, baseUrl} = source;
  const version =
    docsVersionOfFile(file, versions) ??
    versions.find(({isLatest}) => isLatest);
  if (!version) throw new Error('No docs version is the latest.');
  const reference = cachedReference(source, version);
  const errors = [...reference.errors];
  return {
    siteDir,
    baseUrl,
    version,
    reference,
    catalog: createCatalog(readVersionData(source, version)),
    /** Mistakes in the data; pages aren't checked while there are any. */
    errors,
    charts: readChartCatalog(siteDir, version, errors),
    /** Address below which the samples are published. */
    samplesUrl: siteUrl + baseUrl + version.samplesRoute,
    /** Their names, below that address. */
    sampleFiles: new Set(listSampleFiles(siteDir, version)),
  };
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
 * Checks a file that readers apply unchanged.
 *
 * @param file - Path from the root of the repository.
 * @returns Its text without the final line break.
 */
export function checkSampleFile(
  siteDir: string,
  file: string,
  catalog: Catalog,
): {readonly text: string; readonly errors: readonly ContentError[]} {
  const text = readFileSync(path.join(siteDir, file), 'utf8');
  const {mistakes} = check(text, {isFile: true}, catalog);
  const errors = mistakes.map((mistake) => errorIn(file, mistake));
  return {text: text.replace(/\n$/u, ''), errors};
}

/** A problem of a text as a mistake in a file. */
export function errorIn(
  file: string,
  {line, column, path: key, what, remedy}: Problem,
): ContentError {
  const place = {file, line, column, key: key || undefined};
  return new ContentError(place, what, remedy);
}
