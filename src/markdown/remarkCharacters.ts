import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {
  invisibleFault,
  invisibleRuns,
} from '../content-errors/invisibleCharacters';
import {positionsIn} from '../content-errors/problem';
import {addMistake} from './mistakes';

/**
 * Refuses characters that nobody sees: in code they are copied, and feeds with
 * control characters cannot be read.
 */
export const remarkCharacters: Plugin<[], Root> = () => (_tree, file) => {
  const positionOf = positionsIn(String(file));
  for (const {index, run} of invisibleRuns(String(file))) {
    addMistake(file, {...positionOf(index), ...invisibleFault(run)});
  }
};
