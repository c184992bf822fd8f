import path from 'node:path';

import type {VFile} from 'vfile';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {isPart, withoutPageExtension} from '@openchoreo/page-tools/pageFile';
import {slugOf} from '../lib/text';

/**
 * Prefix that keeps the IDs of a part apart from those of the page that
 * includes it: `setup-` for `_setup.mdx`, empty for a page.
 */
export function partPrefix(file: VFile): string {
  const place = pathFrom(file.cwd, file.path);
  return isPart(place)
    ? `${slugOf(withoutPageExtension(path.basename(place)))}-`
    : '';
}
