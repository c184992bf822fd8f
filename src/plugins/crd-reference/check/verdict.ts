import type {Catalog} from '../model/catalog';
import {fieldRows, fieldSchema, rowPath} from '../model/fields';

import {check} from './check';
import type {Mistake, Problem} from './mistake';
import {unwrap} from './pasted';
import {checkReferences} from './references';

/** Maximum number of mistakes in a verdict; nobody reads more than that. */
const MAX_MISTAKES = 200;

export interface ShownProblem extends Problem {
  /** Where the reference describes a field, or the kind if it has no such field. */
  readonly link?: {
    readonly kind: string;
    /** The field; empty for the kind as a whole. */
    readonly field: string;
    /** Below the address of the docs version. */
    readonly address: string;
  };
}

/** The result of a check of what a reader pasted. */
export interface Verdict {
  /** Number of objects that were checked; 0 if the text could not be read. */
  readonly objects: number;
  readonly mistakes: readonly ShownProblem[];
  /** Number of all mistakes; not all may be in `mistakes`. */
  readonly count: number;
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly ShownProblem[];
}

/** Checks what a reader pasted, as the manifests of pages are checked. */
export function judge(pasted: string, catalog: Catalog): Verdict {
  const {text, hasVariables, mistake} = unwrap(pasted);
  const {mistakes, objects} = mistake
    ? {mistakes: [mistake], objects: []}
    : check(text, {hasVariables}, catalog);
  const notes = checkReferences(objects, catalog.references);
  return {
    objects: objects.length,
    count: mistakes.length,
    mistakes: mistakes.slice(0, MAX_MISTAKES).map(withLink),
    notes: notes.slice(0, MAX_MISTAKES),
  };
}

/** Adds the row of a field in the reference, or of the field above it. */
function withLink({field, ...problem}: Mistake): ShownProblem {
  const {kind, schema, address: page} = field?.known ?? {};
  if (!field || !kind || !schema || page === undefined) return problem;
  const rows = fieldRows(schema);
  const found = rowPath(rows, fieldSchema(schema, field.path).field);
  const anchor = rows.get(found)?.anchor;
  const address = `${page}/${anchor === undefined ? '' : `#${anchor}`}`;
  return {...problem, link: {kind, field: found, address}};
}
