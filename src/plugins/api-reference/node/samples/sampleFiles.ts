import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import type {DocsVersion} from '../../../../site/versions';

/** The folder with the manifests of a docs version that pages show and publish. */
export function samplesFolder({folder}: DocsVersion): string {
  return `${folder}/_samples`;
}

/** The path of a docs version's published samples, below the base URL. */
export function samplesRoute({slug}: DocsVersion): string {
  return `samples/${slug}`;
}

/**
 * The published samples of a docs version, sorted, with paths relative to its
 * samples folder. Hidden files are not published.
 */
export function listSampleFiles(
  siteDir: string,
  version: DocsVersion,
): readonly string[] {
  return filesBelow(path.join(siteDir, samplesFolder(version))).filter(
    (name) => !path.basename(name).startsWith('.'),
  );
}
