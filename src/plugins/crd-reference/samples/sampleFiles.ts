import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {filesBelow} from '../../../lib/node/filesBelow';

import type {Catalog} from '../model/catalog';
import {check} from '../check/check';
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
  const claim = {status: 'manifests', isFile: true} as const;
  const errors = check(text, claim, catalog).map(
    ({at, path: key, what, remedy}) =>
      new ContentError({file, ...at, key: key || undefined}, what, remedy),
  );
  return {text: text.replace(/\n$/u, ''), errors};
}
