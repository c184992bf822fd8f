import {failWithAll} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isMdx} from '../lib/pages/isMdx';
import {foldComponents} from './mdx/foldComponents';
import {importErrors} from './mdx/importErrors';
import {nameErrors} from './mdx/nameErrors';
import {startAtOnce} from './mdx/startAtOnce';

/**
 * The first step for MDX pages: rejects code that would fail in the reader's
 * browser, turns components into nodes that the later steps know, and starts
 * the application at once for those that stay.
 */
export const remarkMdxParts: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (tree, file) => {
    if (!isMdx(file.path)) return;
    const page = pathFrom(siteDir, file.path);
    const errors = [
      ...importErrors(siteDir, page, tree),
      ...nameErrors(siteDir, page, tree),
    ];
    foldComponents(tree);
    startAtOnce(tree);
    failWithAll(errors);
  };
