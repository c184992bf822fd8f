import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../lib/contentError';
import {linkErrors} from './page/linkErrors';
import type {PageFiles} from './page/pageFiles';
import {readPageLinks} from './page/readPageLinks';

/**
 * Refuses links to pages and headings that are not there: the framework would,
 * and names neither the line nor what was meant.
 */
export const remarkLinks: Plugin<[PageFiles], Root> =
  (files) => (tree, file) => {
    const page = path
      .relative(files.siteDir, file.path)
      .replaceAll(path.sep, '/');
    failWithAll(linkErrors(page, readPageLinks(tree), files));
  };
