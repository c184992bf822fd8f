import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '@openchoreo/content-errors/contentError';

import type {Catalog} from '../engine/catalog';
import {checkYaml} from '../engine/checkYaml';

/** A published file with its mistakes. */
export interface CheckedSampleFile {
  /** Without the final line break; absent if the file can't be shown. */
  readonly text?: string | undefined;
  readonly errors: readonly ContentError[];
}

/**
 * Checks a file that readers apply unchanged.
 *
 * @param file - Path from the root of the repository.
 */
export async function checkSampleFile(
  siteDir: string,
  file: string,
  catalog: Catalog,
): Promise<CheckedSampleFile> {
  if (!file.endsWith('.yaml')) {
    const what = 'the name of a sample must end with .yaml';
    return {errors: [new ContentError({file}, what, 'Rename it.')]};
  }
  const text = await readFile(path.join(siteDir, file), 'utf8');
  const problems = checkYaml(
    text,
    {status: 'manifests', isFile: true},
    catalog,
  );
  return {
    text: text.replace(/\n$/u, ''),
    errors: problems.map(
      ({at: {line, column}, path: key, what, remedy}) =>
        new ContentError(
          {file, line, column, key: key === '' ? undefined : key},
          what,
          remedy,
        ),
    ),
  };
}
