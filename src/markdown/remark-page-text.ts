import {existsSync, readFileSync} from 'node:fs';

import {failWithAll} from '@openchoreo/content-errors/contentError';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {readPageText} from './page/pageText';

/** Rejects bytes that the framework silently repairs or passes through. */
export const remarkPageText: Plugin<[], Root> = () => (_tree, file) => {
  if (!existsSync(file.path)) return;
  failWithAll(readPageText(readFileSync(file.path), file.path).errors);
};
