import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {invisibleCharacters} from '../lib/invisibleCharacters';

/**
 * Refuses characters that nobody sees: in code they are copied, and feeds with
 * control characters cannot be read.
 */
export const remarkCharacters: Plugin<[], Root> = () => (_tree, file) => {
  for (const {what, remedy, ...place} of invisibleCharacters(String(file))) {
    file.message(`${what}. ${remedy}`, place);
  }
};
