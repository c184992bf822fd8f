import type {Catalog} from '../model/catalog';

import {check} from './check';
import type {Problem} from './mistake';
import {unwrap} from './pasted';
import {checkReferences} from './references';

/** The result of a check of what a reader pasted. */
export interface Verdict {
  /** Number of objects that were checked; 0 if the text could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Problem[];
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly Problem[];
}

/** Checks what a reader pasted, as the manifests of pages are checked. */
export function judge(pasted: string, catalog: Catalog): Verdict {
  const {text, hasVariables, mistake} = unwrap(pasted);
  const {mistakes, objects} = mistake
    ? {mistakes: [mistake], objects: []}
    : check(text, {hasVariables}, catalog);
  const notes = checkReferences(objects, catalog.references);
  return {objects: objects.length, mistakes, notes};
}
