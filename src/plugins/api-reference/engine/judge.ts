import {withoutPageExtension} from '../../../lib/pageFile';
import {fieldsByPath, fieldTree, type Field} from '../shared/flattenSchema';

import type {Catalog, KnownKind} from './catalog';
import {checkDocuments} from './checkYaml';
import {fieldSchema, rowPath} from './fieldPath';
import {objectAt, objectsOf, pathInObject, type TextObject} from './objects';
import {readDocuments} from './readDocuments';
import {upgradeChanges, type Change} from './upgrade';
import type {Problem} from './value';

/** Most mistakes in a verdict; after so many, one reads no further. */
export const SHOWN_MISTAKES = 200;

/** Longest text of a message, in UTF-16 units: a value may be very long. */
const LONGEST_MESSAGE = 600;

/** Where the reference describes a field, or the kind if it has no such field. */
export interface FieldLink {
  readonly kind: string;
  /** The field; empty for the kind as a whole. */
  readonly field: string;
  /** Below the address of the docs version. */
  readonly address: string;
}

export interface Mistake extends Problem {
  readonly link: FieldLink | undefined;
}

export interface UpgradeStep extends Mistake {
  readonly sort: Change['sort'];
  /** Whether `link` leads to the version before, which alone has the field. */
  readonly isGone: boolean;
}

/** What a check found. */
export interface Verdict {
  /** Number of objects in the text; 0 if it could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Mistake[];
  /** Number of all mistakes; not all may be in `mistakes`. */
  readonly count: number;
  /** Kinds of other tools, of which no field was checked. */
  readonly unchecked: readonly string[];
  /** What must change; absent without a target, or if there are mistakes. */
  readonly upgrade?: readonly UpgradeStep[] | undefined;
}

/**
 * Checks a reader's manifests, with the result of `npm run check:samples` for
 * manifests on a page.
 *
 * @param target - The docs version that the manifests are to be changed for.
 */
export function judge(
  text: string,
  catalog: Catalog,
  target?: Catalog,
): Verdict {
  const {documents, problems: unreadable} = readDocuments(text);
  if (unreadable.length > 0) return verdictOf(unreadable, [], catalog);
  const claim = {status: 'manifests', isFile: false} as const;
  const problems = checkDocuments(documents, claim, catalog);
  const objects = objectsOf(documents, catalog);
  const verdict = verdictOf(problems, objects, catalog);
  if (target === undefined || problems.length > 0) return verdict;
  const changes = upgradeChanges(
    objects,
    checkDocuments(documents, claim, target),
    target,
  );
  return {
    ...verdict,
    upgrade: changes
      .slice(0, SHOWN_MISTAKES)
      .map(({sort, problem, isGone}) => ({
        ...shown(problem, objects, isGone ? catalog : target),
        sort,
        isGone,
      })),
  };
}

function verdictOf(
  problems: readonly Problem[],
  objects: readonly TextObject[],
  catalog: Catalog,
): Verdict {
  const unchecked = objects.flatMap(({known}) =>
    known === undefined || known.schema !== undefined ? [] : [known.kind],
  );
  return {
    objects: objects.length,
    mistakes: problems
      .slice(0, SHOWN_MISTAKES)
      .map((problem) => shown(problem, objects, catalog)),
    count: problems.length,
    unchecked: [...new Set(unchecked)],
  };
}

function shown(
  problem: Problem,
  objects: readonly TextObject[],
  catalog: Catalog,
): Mistake {
  const object = objectAt(objects, problem);
  return {
    at: problem.at,
    path: shortened(problem.path),
    what: shortened(problem.what),
    remedy: shortened(problem.remedy),
    link:
      object?.known === undefined
        ? undefined
        : linkTo(object.known, pathInObject(object, problem.path), catalog),
  };
}

function shortened(text: string): string {
  return text.length <= LONGEST_MESSAGE
    ? text
    : `${text.slice(0, LONGEST_MESSAGE)}…`;
}

const fields = new WeakMap<KnownKind, ReadonlyMap<string, Field>>();

/** The row of a field in the reference, or of the field above it. */
function linkTo(
  {apiVersion, kind}: KnownKind,
  path: string,
  catalog: Catalog,
): FieldLink | undefined {
  const known = catalog.find(apiVersion, kind);
  if (known?.model?.page === undefined) return undefined;
  const {page: file, schema} = known.model;
  const page = `${withoutPageExtension(file)}/`;
  let rows = fields.get(known);
  if (rows === undefined) {
    rows = fieldsByPath(fieldTree(schema));
    fields.set(known, rows);
  }
  const field = rowPath(rows, fieldSchema(schema, path).field);
  const row = rows.get(field);
  return {
    kind,
    field,
    address: row === undefined ? page : `${page}#${row.anchor}`,
  };
}
