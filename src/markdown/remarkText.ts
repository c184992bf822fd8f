import type {Root} from 'mdast';
import type {Plugin} from 'unified';

import {
  invisibleFault,
  invisibleRuns,
} from '../content-errors/invisibleCharacters';
import {positionsIn} from '../content-errors/problem';
import {readConstants, unknownConstants} from './constants';
import {addMistake} from './mistakes';

/** Refuses unknown constants, and unseen characters, which break code and feeds. */
export const remarkText: Plugin<[siteDir: string], Root> =
  (siteDir) => (_tree, file) => {
    const source = String(file);
    const positionOf = positionsIn(source);
    for (const {index, run} of invisibleRuns(source)) {
      addMistake(file, {...positionOf(index), ...invisibleFault(run)});
    }
    // Only the names matter here.
    const constants = readConstants(siteDir, file.path, '');
    for (const fault of unknownConstants(source, constants)) {
      addMistake(file, fault);
    }
  };
