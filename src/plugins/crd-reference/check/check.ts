import {inOrder, type Problem} from '../../../content-errors/problem';
import type {Catalog} from '../model/catalog';
import {partsOf, type Claim, type ManifestObject} from './claims';
import {parseDocuments} from './documents';
import {findingsIn} from './findings';
import type {Pasted} from './pasted';
import {problemsOf} from './problems';
import {checkReferences} from './references';
import type {Source} from './sources';

/**
 * Checks a YAML text against the kinds of a docs version, in four stages:
 *
 *     text → documents → parts, by what they claim to be → findings → problems
 *
 * @param sources - Its documents, if they are parsed already.
 * @returns The mistakes in the order of the text, of each value the first, and
 *   the objects of the text. What makes a text unreadable is reported alone.
 */
export function check(
  text: string,
  claim: Claim,
  catalog: Catalog,
  sources?: readonly Source[],
): {
  readonly mistakes: readonly Problem[];
  readonly objects: readonly ManifestObject[];
} {
  const {documents, problems: unreadable} = parseDocuments(text, sources);
  const parts = [...partsOf(documents, claim, catalog)];
  const problems = problemsOf(findingsIn(parts));
  // Parts inside of an object have the same owner.
  const owners = new Set(parts.map(({owner}) => owner));
  return {
    mistakes: inOrder([...unreadable, ...problems]),
    objects: [...owners].filter((owner) => owner !== undefined),
  };
}

/** The result of a check of what a reader pasted. */
export interface Verdict {
  /** Number of objects that were checked; 0 if the text could not be read. */
  readonly objects: number;
  /** The first mistakes, and how many there are in all. */
  readonly mistakes: readonly Problem[];
  readonly mistakeCount: number;
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly Problem[];
}

/** Maximum length of each list in a verdict; a page can't draw any number. */
const MAX_LISTED = 200;

/** Checks what a reader pasted, as the manifests of pages are checked. */
export function checkPasted(pasted: Pasted, catalog: Catalog): Verdict {
  const {text, sources, hasVariables} = pasted;
  const claim = {hasVariables};
  const {mistakes, objects} = check(text, claim, catalog, sources);
  const notes = checkReferences(objects, catalog.references);
  return {
    objects: objects.length,
    mistakes: mistakes.slice(0, MAX_LISTED),
    mistakeCount: mistakes.length,
    notes: notes.slice(0, MAX_LISTED),
  };
}
