import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {
  ContentError,
  type ContentPlace,
} from '@openchoreo/content-errors/contentError';

import type {Catalog} from '../engine/catalog';
import {checkYaml} from '../engine/checkYaml';
import type {Problem} from '../engine/value';

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
  const claim = {status: 'manifests', isFile: true} as const;
  const errors = checkYaml(text, claim, catalog).map((problem) => {
    const {at, what, remedy} = problem;
    const place = placeOf(problem, file, at.line, at.column);
    return new ContentError(place, what, remedy);
  });
  return {text: text.replace(/\n$/u, ''), errors};
}

/** The place of a mistake whose line and column in the file are known. */
export function placeOf(
  {path}: Pick<Problem, 'path'>,
  file: string,
  line: number,
  column: number,
): ContentPlace {
  return {file, line, column, key: path === '' ? undefined : path};
}
