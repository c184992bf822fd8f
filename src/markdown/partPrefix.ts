import path from 'node:path';

import type {VFile} from 'vfile';

import {isPart, withoutPageExtension} from '../lib/pageFile';
import {slugOf} from '../lib/text';

/**
 * Prefix that keeps the IDs of a part apart from those of the page that
 * includes it: `setup-` for `_setup.mdx`, empty for a page.
 */
export function partPrefix(file: VFile): string {
  const place = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
  return isPart(place)
    ? `${slugOf(withoutPageExtension(path.basename(place)))}-`
    : '';
}
