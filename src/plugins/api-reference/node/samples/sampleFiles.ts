import path from 'node:path';

import type {DocsVersion} from '../../../../site/versions';

import {filesBelow} from './filesBelow';

/** Where a docs version keeps the manifests that pages show and publish. */
export function samplesFolder({folder}: DocsVersion): string {
  return `${folder}/_samples`;
}

/** Where a docs version's samples are published, below the base URL. */
export function samplesRoute({slug}: DocsVersion): string {
  return `samples/${slug}`;
}

/**
 * The published samples of a docs version, from its samples folder, with `/`,
 * sorted.
 */
export function listSampleFiles(
  siteDir: string,
  version: DocsVersion,
): Promise<readonly string[]> {
  return filesBelow(path.join(siteDir, samplesFolder(version)));
}
