import {existsSync, readFileSync} from 'node:fs';

import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {failWithAll} from '../lib/contentError';
import {readPageText} from './page/pageText';

/** Rejects bytes that the framework silently repairs or passes through. */
export const remarkPageText: Plugin<[], Root> = () => (_tree, file) => {
  if (!existsSync(file.path)) return;
  failWithAll(readPageText(readFileSync(file.path), file.path).errors);
};
