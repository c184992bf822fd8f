import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';

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

/** The docs version whose kinds a file is checked against. */
export function sampleVersionOf(file: string): DocsVersion {
  return docsVersionOfFile(file) ?? docsVersionByName(LATEST_VERSION);
}

/**
 * Reads everything that the code blocks of a file are checked against. Structures
 * are cached until they change.
 *
 * @param file - Path from the root of the repository, with slashes.
 * @param siteUrl - Origin and base URL of the site, with a trailing slash.
 */
export function readSampleSite(
  siteDir: string,
  file: string,
  siteUrl: string,
): {
  readonly site: SampleSite;
  readonly errors: readonly ContentError[];
} {
  const version = sampleVersionOf(file);
  const {catalog, errors} = readCatalog(siteDir, version);
  return {
    site: {
      siteDir: path.resolve(siteDir),
      version,
      catalog,
      charts: readCharts(siteDir, version),
      samplesUrl: siteUrl + samplesRoute(version),
      sampleFiles: new Set(listSampleFiles(siteDir, version)),
    },
    errors,
  };
}
