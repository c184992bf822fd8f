import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {invisibleCharacters} from '../content-errors/invisibleCharacters';
import {addMistake} from './mistakes';

/**
 * Refuses characters that nobody sees: in code they are copied, and feeds with
 * control characters cannot be read.
 */
export const remarkCharacters: Plugin<[], Root> = () => (_tree, file) => {
  for (const found of invisibleCharacters(String(file))) {
    addMistake(file, found);
  }
};
