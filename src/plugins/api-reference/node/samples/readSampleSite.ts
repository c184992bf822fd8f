import path from 'node:path';

import type {ContentError} from '../../../../lib/contentError';
import {
  docsVersionByName,
  docsVersionOfFile,
  LATEST_VERSION,
  type DocsVersion,
} from '../../../../site/versions';

import type {SampleSite} from './checkBlocks';
import {readCatalog} from './readCatalog';
import {readCharts} from './readCharts';
import {listSampleFiles, samplesRoute} from './sampleFiles';

/** The version whose kinds a file is checked against. */
export function sampleVersionOf(file: string): DocsVersion {
  return docsVersionOfFile(file) ?? docsVersionByName(LATEST_VERSION);
}

/**
 * Reads what the blocks of a file are checked against. Structures are read
 * once a process and again when they change.
 *
 * @param file - From the root of the repository, with slashes.
 * @param siteUrl - Origin and base of the site, ending in a slash.
 */
export async function readSampleSite(
  siteDir: string,
  file: string,
  siteUrl: string,
): Promise<{
  readonly site: SampleSite;
  readonly errors: readonly ContentError[];
}> {
  const version = sampleVersionOf(file);
  const {catalog, errors} = await readCatalog(siteDir, version);
  return {
    site: {
      siteDir: path.resolve(siteDir),
      version,
      catalog,
      charts: await readCharts(siteDir, version),
      samplesUrl: siteUrl + samplesRoute(version),
      sampleFiles: new Set(await listSampleFiles(siteDir, version)),
    },
    errors,
  };
}
