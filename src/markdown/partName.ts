import path from 'node:path';

import type {VFile} from 'vfile';

import {isPart, withoutPageExtension} from '../lib/pageFile';
import {slugOf} from '../lib/text';

/**
 * What keeps the ids of a part from those of the page that it stands on, and
 * of other parts: `setup-` for `_setup.mdx`. Empty for a page.
 */
export function partName(file: VFile): string {
  const place = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
  return isPart(place)
    ? `${slugOf(withoutPageExtension(path.basename(place)))}-`
    : '';
}
