import type {ContentError} from '../../../content-errors/contentError';

import {readCatalog} from '../files/readCatalog';
import {
  versionOfFile,
  type ReferenceSource,
  type ReferenceVersion,
} from '../referenceSite';

import type {CommandSite} from './commands';
import {readCharts} from './readCharts';
import {listSampleFiles, samplesRoute} from './sampleFiles';

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
