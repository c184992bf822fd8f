import {formatYamlPath, type YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import type {ErrorObject, ValidateFunction} from 'ajv';

import type {Catalog, KnownKind} from '../model/catalog';
import {fieldRows, fieldSchema, rowPath} from '../model/fields';

import type {Claim} from './check';
import {findingOf, type Finding} from './findings';
import type {Problem} from './mistake';
import type {ManifestDocument} from './parseManifests';
import {RULES} from './validator';

/** An object of a known kind in a text: a document, or an item of a list. */
export interface CheckedObject {
  readonly document: ManifestDocument;
  readonly path: YamlPath;
  readonly data: unknown;
  readonly known: KnownKind;
}

/** A document that is checked, with what its text is. */
export interface Check extends Claim {
  readonly catalog: Catalog;
  readonly document: ManifestDocument;
  /** Whether required fields can be missing. */
  readonly isPart: boolean;
  /** The object that the value is in, which the reference describes. */
  readonly owner?: CheckedObject;
  /** Where the text begins in an object of the kind, if it is a value in one. */
  readonly above?: YamlPath;
  /** The objects that were found so far. */
  readonly objects: CheckedObject[];
  /** What is wrong with them, by place. */
  readonly found: Map<string, Problem>;
}

/** Reports a finding about a value; of several about the same, the first. */
export function tell(
  {document, owner, above = [], found}: Check,
  path: YamlPath,
  {what, remedy, key}: Finding,
): void {
  const steps = key === undefined ? path : [...path, key];
  const at = document.at(steps.slice(above.length), key !== undefined);
  const id = `${at.line}:${at.column} ${formatYamlPath(steps)}`;
  if (found.has(id)) return;
  const link = owner && linkOf(owner.known, steps.slice(owner.path.length));
  found.set(id, {...at, path: formatYamlPath(steps), what, remedy, link});
}

/** The row of a field in the reference, or of the field above it. */
function linkOf(
  {kind, schema, address: page}: KnownKind,
  path: YamlPath,
): Problem['link'] {
  if (!schema || page === undefined) return undefined;
  const rows = fieldRows(schema);
  const field = rowPath(rows, fieldSchema(schema, path).field);
  const anchor = rows.get(field)?.anchor;
  const address = `${page}/${anchor === undefined ? '' : `#${anchor}`}`;
  return {kind, field, address};
}

/** What a part may lack, as more fields would add it. */
const LACKING = ['required', 'minItems', RULES];

/** Checks a value by a validator. */
export function validate(
  one: Check,
  run: ValidateFunction,
  data: unknown,
  path: YamlPath,
): void {
  run(withoutNulls(data));
  const errors = (run.errors ?? []).filter(
    (error) =>
      error.data !== undefined &&
      // Other errors say what is wrong.
      !/^(?:if|propertyNames)$/u.test(error.keyword) &&
      !(one.isPart && LACKING.includes(error.keyword)) &&
      !isFilledIn(one, error),
  );
  // Like the API server, evaluates rules only if the rest is right.
  const others = errors.filter(({keyword}) => keyword !== RULES);
  for (const error of others.length > 0 ? others : errors) {
    const at = [...path, ...pointerSteps(error.instancePath)];
    const plain = one.document.plain(at.slice(one.above?.length));
    tell(one, at, findingOf(error, plain));
  }
}

/**
 * A copy as the API server takes it, to which a field without a value is absent.
 * Its name stays, as an unknown field is one even then.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      child === null ? undefined : withoutNulls(child),
    ]),
  );
}

/** `/spec/list/0/a~1b` → `['spec', 'list', '0', 'a/b']`. */
function pointerSteps(pointer: string): YamlPath {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Whether a template or a shell fills in a part of a text later. */
export function isOpen({hasVariables}: Check, text: string): boolean {
  return hasVariables === true && /\$[\w({]/u.test(text);
}

/** A part of a text that a reader replaces, such as `<your-name>`. */
export const PLACEHOLDER = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u;

/** Whether what is filled in later decides about an error. */
function isFilledIn(one: Check, {keyword, params, data}: ErrorObject): boolean {
  const {additionalProperty} = params as {readonly additionalProperty?: string};
  // A rule is about a value that may have something to fill in anywhere.
  const isWhole = keyword === RULES;
  const text =
    additionalProperty ??
    (typeof data === 'string' || isWhole ? JSON.stringify(data) : '');
  return (
    isOpen(one, text) ||
    (one.isFile !== true &&
      !/^(?:type|additionalProperties|required)$/u.test(keyword) &&
      PLACEHOLDER.test(text))
  );
}
