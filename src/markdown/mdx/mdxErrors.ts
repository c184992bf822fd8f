import type {ContentError} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';

import {importErrors} from './importErrors';
import {codeOf} from './jsx';
import {nameErrors} from './nameErrors';

/**
 * Checks the code of an MDX page.
 *
 * @param siteDir - Root of the repository.
 * @param file - The page, relative to `siteDir`.
 */
export function mdxErrors(
  siteDir: string,
  file: string,
  tree: Root,
): ContentError[] {
  const programs = codeOf(tree).map(({program}) => program);
  return [
    ...importErrors(siteDir, file, programs),
    ...nameErrors(siteDir, file, tree),
  ];
}
