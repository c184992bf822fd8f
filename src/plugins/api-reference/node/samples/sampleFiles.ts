import {readdir} from 'node:fs/promises';
import path from 'node:path';

import type {DocsVersion} from '../../../../site/versions';

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
export async function listSampleFiles(
  siteDir: string,
  version: DocsVersion,
): Promise<readonly string[]> {
  const root = path.join(siteDir, samplesFolder(version));
  try {
    const entries = await readdir(root, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({parentPath, name}) =>
        path
          .relative(root, path.join(parentPath, name))
          .split(path.sep)
          .join('/'),
      )
      .sort();
  } catch (error) {
    // A version need not have samples.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
