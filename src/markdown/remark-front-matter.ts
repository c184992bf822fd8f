import path from 'node:path';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../lib/contentError';
import {isPart} from '../lib/pageFile';
import {readPageFrontMatter} from './page/frontMatterErrors';

/**
 * Refuses front matter that the framework does not know or that holds the wrong
 * values. The framework has got the right ones alone (`parseFrontMatter`), so
 * that the mistake is told here, with its line, and not in its stack.
 */
export const remarkFrontMatter: Plugin<[{siteDir: string}], Root> =
  ({siteDir}) =>
  (_tree, file) => {
    const page = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    if (isPart(page)) return;
    failWithAll(readPageFrontMatter(siteDir, page, String(file)).errors);
  };
