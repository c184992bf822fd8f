import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../lib/contentError';
import {linkErrors} from './page/linkErrors';
import type {PageFiles} from './page/pageFiles';
import {readPageLinks} from './page/readPageLinks';

/**
 * Rejects links to missing pages and headings. The framework would too, but
 * without the line or a suggestion.
 */
export const remarkLinks: Plugin<[PageFiles], Root> =
  (files) => (tree, file) => {
    const page = path
      .relative(files.siteDir, file.path)
      .replaceAll(path.sep, '/');
    failWithAll(linkErrors(page, readPageLinks(tree), files));
  };
