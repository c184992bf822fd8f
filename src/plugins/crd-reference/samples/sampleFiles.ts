import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import type {ReferenceVersion} from '../referenceSite';

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
