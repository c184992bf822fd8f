import {fieldsByPath, fieldTree, type Field} from '../model/flattenSchema';

import type {Catalog, KnownKind} from './catalog';
import {checkEdits} from './checkEdits';
import {checkSet, type SetLink} from './checkSet';
import {checkDocuments} from './checkYaml';
import {fieldSchema, rowPath} from './fieldPath';
import {objectAt, objectsOf, pathInObject, type TextObject} from './objects';
import {readDocuments} from './readDocuments';
import {upgradeChanges, type Change} from './upgrade';
import type {Problem} from './value';

/** Maximum number of mistakes in a verdict; nobody reads more than that. */
export const MAX_MISTAKES = 200;

/** Maximum length of a message in UTF-16 units; it can quote a very long value. */
const MAX_MESSAGE_LENGTH = 600;

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
  /** Whether `link` points to the previous version, the only one with the field. */
  readonly isGone: boolean;
}

/** The result of a check. */
export interface Verdict {
  /** Number of objects in the text; 0 if it could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Mistake[];
  /** Number of all mistakes; not all may be in `mistakes`. */
  readonly count: number;
  /** What the objects need and the text lacks, which may be no mistake. */
  readonly notes: readonly Mistake[];
  /** The objects in the order to apply them, if that of the text fails. */
  readonly order: readonly string[];
  /** Which object needs which. */
  readonly links: readonly SetLink[];
  /** Kinds of other tools, whose fields are not checked. */
  readonly unchecked: readonly string[];
  /** What the change does; absent without an earlier text that is readable. */
  readonly edits?: readonly UpgradeStep[] | undefined;
  /** What must change for the target; absent without one, or if there are mistakes. */
  readonly upgrade?: readonly UpgradeStep[] | undefined;
}

/**
 * Checks a reader's manifests as `npm run check:samples` checks those on pages.
 *
 * @param target - The docs version to upgrade the manifests to.
 * @param before - The manifests that `text` replaces.
 */
export function judge(
  text: string,
  catalog: Catalog,
  target?: Catalog,
  before = '',
): Verdict {
  const {documents, problems: unreadable} = readDocuments(text);
  if (unreadable.length > 0) return verdictOf(unreadable, [], catalog);
  const claim = {status: 'manifests', isFile: false} as const;
  const problems = checkDocuments(documents, claim, catalog);
  const objects = objectsOf(documents, catalog);
  const steps = (changes: readonly Change[]): readonly UpgradeStep[] =>
    changes.slice(0, MAX_MISTAKES).map(({sort, problem, isGone}) => ({
      ...shown(problem, objects, isGone ? catalog : (target ?? catalog)),
      sort,
      isGone,
    }));
  const earlier = readDocuments(before);
  const old = objectsOf(earlier.documents, catalog);
  const verdict: Verdict = {
    ...verdictOf(problems, objects, catalog),
    edits:
      before.trim() === '' || earlier.problems.length > 0
        ? undefined
        : steps(checkEdits(old, objects, catalog)),
  };
  if (target === undefined || problems.length > 0) return verdict;
  const upgraded = checkDocuments(documents, claim, target);
  const upgrade = steps(upgradeChanges(objects, upgraded, target));
  return {...verdict, upgrade};
}

function verdictOf(
  problems: readonly Problem[],
  objects: readonly TextObject[],
  catalog: Catalog,
): Verdict {
  const unchecked = objects.flatMap(({known}) =>
    known === undefined || known.schema !== undefined ? [] : [known.kind],
  );
  const {notes, order, links} = checkSet(objects, catalog);
  const first = (found: readonly Problem[]): readonly Mistake[] =>
    found
      .slice(0, MAX_MISTAKES)
      .map((problem) => shown(problem, objects, catalog));
  return {
    objects: objects.length,
    mistakes: first(problems),
    count: problems.length,
    notes: first(notes),
    order: order.slice(0, MAX_MISTAKES),
    links: links.slice(0, MAX_MISTAKES),
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
  return text.length <= MAX_MESSAGE_LENGTH
    ? text
    : `${text.slice(0, MAX_MESSAGE_LENGTH)}…`;
}

const fields = new WeakMap<KnownKind, ReadonlyMap<string, Field>>();

/** The row of a field in the reference, or of the field above it. */
function linkTo(
  {apiVersion, kind}: KnownKind,
  path: string,
  catalog: Catalog,
): FieldLink | undefined {
  const known = catalog.find(apiVersion, kind);
  if (known?.model?.address === undefined) return undefined;
  const {address, schema} = known.model;
  const rows = fields.get(known) ?? fieldsByPath(fieldTree(schema));
  fields.set(known, rows);
  const field = rowPath(rows, fieldSchema(schema, path).field);
  const row = rows.get(field);
  const hash = row === undefined ? '' : `#${row.anchor}`;
  return {kind, field, address: `${address}/${hash}`};
}
