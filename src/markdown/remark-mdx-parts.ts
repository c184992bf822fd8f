import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../lib/contentError';
import {isMdx} from '../lib/pageFile';
import {foldComponents} from './mdx/foldComponents';
import {mdxErrors} from './mdx/mdxErrors';
import {wrapLiveParts} from './mdx/wrapLiveParts';

interface Options {
  readonly siteDir: string;
}

/**
 * The first step of a page in MDX: refuses code that would break in the
 * reader's browser, turns components into what the later steps know, and marks
 * what reacts to the reader.
 */
export const remarkMdxParts: Plugin<[Options], Root> =
  ({siteDir}) =>
  (tree, file) => {
    if (!isMdx(file.path)) return;
    const page = path
      .relative(siteDir, path.resolve(siteDir, file.path))
      .replaceAll(path.sep, '/');
    const errors = mdxErrors(siteDir, page, tree);
    foldComponents(tree);
    wrapLiveParts(tree);
    failWithAll(errors);
  };
