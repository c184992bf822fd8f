import {checkReferences, type FieldValue} from '../check/references';
import {fieldsByPath, fieldTree, type Field} from '../model/flattenSchema';

import type {Catalog, KnownKind} from './catalog';
import {hasPlaceholder} from './checkValue';
import {checkDocuments} from './checkYaml';
import {fieldSchema, rowPath} from './fieldPath';
import {objectAt, objectsOf, pathInObject, type TextObject} from './objects';
import {readDocuments} from './readDocuments';
import {keyOf, walk, type Problem} from './value';

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

/** The result of a check. */
export interface Verdict {
  /** Number of objects in the text; 0 if it could not be read. */
  readonly objects: number;
  readonly mistakes: readonly Mistake[];
  /** Number of all mistakes; not all may be in `mistakes`. */
  readonly count: number;
  /** Names that no object of the text has, which may be no mistakes. */
  readonly notes: readonly Mistake[];
  /** Kinds of other tools, whose fields are not checked. */
  readonly unchecked: readonly string[];
}

/** Checks a reader's manifests as `npm run check:samples` checks those on pages. */
export function judge(text: string, catalog: Catalog): Verdict {
  const {documents, problems: unreadable} = readDocuments(text);
  if (unreadable.length > 0) return verdictOf(unreadable, [], catalog);
  const claim = {status: 'manifests', isFile: false} as const;
  const problems = checkDocuments(documents, claim, catalog);
  const objects = objectsOf(documents, catalog);
  return verdictOf(problems, objects, catalog);
}

function verdictOf(
  problems: readonly Problem[],
  objects: readonly TextObject[],
  catalog: Catalog,
): Verdict {
  const unchecked = objects.flatMap(({known}) =>
    known === undefined || known.schema !== undefined ? [] : [known.kind],
  );
  const notes = checkReferences(
    objects.flatMap((object) => namedObject(object) ?? []),
    catalog.references,
  );
  const first = (found: readonly Problem[]): readonly Mistake[] =>
    found
      .slice(0, MAX_MISTAKES)
      .map((problem) => shown(problem, objects, catalog));
  return {
    objects: objects.length,
    mistakes: first(problems),
    count: problems.length,
    notes: first(notes),
    unchecked: [...new Set(unchecked)],
  };
}

/** An object with its scalars by field, for references between objects. */
function namedObject({value, known}: TextObject) {
  if (known === undefined) return undefined;
  const values = walk(value).flatMap(({value: one, path}): FieldValue[] => {
    if (one.type === 'object' || one.type === 'array') return [];
    const text = String(one.value ?? '');
    if (text === '' || hasPlaceholder(text)) return [];
    const {field} = fieldSchema(known.schema ?? {}, path);
    const isOwn = path.startsWith('metadata.');
    return [{field: isOwn ? path : field, text, at: keyOf(one), path}];
  });
  return {kind: known.kind, at: value.at, values};
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
