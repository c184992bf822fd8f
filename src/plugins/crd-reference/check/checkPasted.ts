import type {Problem} from '../../../content-errors/problem';
import type {Catalog} from '../model/catalog';

import {check} from './check';
import {checkReferences} from './references';
import {unwrap} from './unwrap';

/** Maximum number of mistakes in a verdict; a page can't draw any number. */
const MAX_MISTAKES = 200;

/** The result of a check of what a reader pasted. */
export interface Verdict {
  /** Number of objects that were checked; 0 if the text could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Problem[];
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly Problem[];
}

/** Checks what a reader pasted, as the manifests of pages are checked. */
export function checkPasted(pasted: string, catalog: Catalog): Verdict {
  const {text, hasVariables} = unwrap(pasted);
  const {mistakes, objects} = check(text, {hasVariables}, catalog);
  const notes = checkReferences(objects, catalog.references);
  return {
    objects: objects.length,
    mistakes: mistakes.slice(0, MAX_MISTAKES),
    notes: notes.slice(0, MAX_MISTAKES),
  };
}
