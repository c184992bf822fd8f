import {inOrder, type Problem} from '../../../content-errors/problem';
import type {Catalog} from '../model/catalog';

import {objectsIn, partsOf, type CheckedObject, type Claim} from './claims';
import {parseDocuments} from './documents';
import {findingsIn} from './findings';
import {problemsOf} from './problems';

/**
 * Checks a YAML text against the kinds of a docs version, in four stages:
 *
 *     text → documents → parts, by what they claim to be → findings → problems
 *
 * @returns The mistakes in the order of the text, of each value the first, and
 *   the objects of the text. What makes a text unreadable is reported alone.
 */
export function check(
  text: string,
  claim: Claim,
  catalog: Catalog,
): {
  readonly mistakes: readonly Problem[];
  readonly objects: readonly CheckedObject[];
} {
  const {documents, problems: unreadable} = parseDocuments(text);
  const parts = partsOf(documents, claim, catalog);
  const findings = findingsIn(parts, catalog);
  const problems = problemsOf(findings, catalog);
  return {
    mistakes: inOrder([...unreadable, ...problems]),
    objects: objectsIn(parts),
  };
}
