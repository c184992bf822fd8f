import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';

import {versionOfFile, type ReferenceSite} from '../referenceSite';

import type {SampleSite} from './checkBlocks';
import {readCatalog} from '../files/readCatalog';
import {readCharts} from './readCharts';
import {listSampleFiles, samplesRoute} from './sampleFiles';

/** The part of a site that the checks of samples need. */
export type SampleSource = Omit<
  ReferenceSite,
  'name' | 'example' | 'smallDocument'
>;

/**
 * Reads everything that the code blocks of a file are checked against. Structures
 * are cached until they change.
 *
 * @param file - Path from the root of the repository, with slashes.
 */
export function readSampleSite(
  source: SampleSource,
  file: string,
): {
  readonly site: SampleSite;
  readonly errors: readonly ContentError[];
} {
  const {siteDir, versions, siteUrl, baseUrl, isStrict} = source;
  const version =
    versionOfFile(versions, file) ?? versions.find(({isLatest}) => isLatest);
  if (!version) throw new Error('No docs version is the latest.');
  const {catalog, errors} = readCatalog(source, version);
  return {
    site: {
      siteDir: path.resolve(siteDir),
      version,
      catalog,
      charts: readCharts(siteDir, version),
      samplesUrl: siteUrl + baseUrl + samplesRoute(version),
      isStrict,
      sampleFiles: new Set(listSampleFiles(siteDir, version)),
    },
    errors,
  };
}
