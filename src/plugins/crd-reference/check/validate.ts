import type {ErrorObject, ValidateFunction} from 'ajv';

import type {Catalog, KnownKind} from '../model/catalog';

import {findingOf, type Finding} from './findings';
import {pathText, type Mistake, type Path} from './mistake';
import type {YamlDocument} from './readYaml';

/** An object of a known kind in a text: a document, or an item of a list. */
export interface CheckedObject {
  readonly document: YamlDocument;
  readonly path: Path;
  readonly data: unknown;
  readonly known: KnownKind;
}

/** A document that is checked, with what the check allows. */
export interface Check {
  readonly catalog: Catalog;
  readonly document: YamlDocument;
  /** Whether required fields can be missing. */
  readonly isPart: boolean;
  /** Whether a placeholder such as `<your-project>` can replace any string. */
  readonly allowsPlaceholders: boolean;
  /** Whether a string with `${…}` or `$name` can replace a value of any type. */
  readonly allowsVariables: boolean;
  /** The kind that the reference describes, and where its object begins. */
  readonly owner?: {readonly known: KnownKind; readonly path: Path};
  /** The objects that were found so far. */
  readonly objects: CheckedObject[];
  readonly add: (mistake: Mistake) => void;
}

/** Reports a finding about a value. */
export function tell(
  {document, owner, add}: Check,
  path: Path,
  {what, remedy, key}: Finding,
): void {
  const whole = key === undefined ? path : [...path, key];
  add({
    ...{what, remedy},
    path: pathText(whole),
    at: document.at(whole, key !== undefined),
    field: owner && {
      known: owner.known,
      path: pathText(whole.slice(owner.path.length)),
    },
  });
}

/** What a part may lack, as more fields would add it. */
const LACKING =
  /^(?:required|minItems|minProperties|x-kubernetes-validations)$/u;

/** Checks a value by a validator. */
export function validate(
  one: Check,
  run: ValidateFunction,
  data: unknown,
  path: Path,
): void {
  const errors = errorsOf(run, data).filter(
    (error) =>
      // The keyword `propertyNames` tells what is wrong with a key.
      (error.propertyName === undefined || error.keyword === 'propertyNames') &&
      !(one.isPart && LACKING.test(error.keyword)) &&
      !isFilledIn(one, error),
  );
  const scalars = new Set<string>();
  for (const error of errors) {
    const {instancePath, keyword} = error;
    // Like the API server, evaluates rules only if the value matches the schema.
    const isBroken =
      keyword === 'x-kubernetes-validations' &&
      errors.some(
        (other) =>
          other.keyword !== keyword &&
          other.instancePath.startsWith(instancePath),
      );
    if (isBroken || scalars.has(instancePath)) continue;
    if (typeof error.data !== 'object') scalars.add(instancePath);
    const at = [...path, ...stepsOf(instancePath)];
    const finding = findingOf(error, one.document.plain(at));
    if (finding === undefined) continue;
    const names = isUnknownField(error)
      ? newNames(one, [...at, finding.key ?? ''])
      : [];
    const remedy =
      names.length === 0
        ? finding.remedy
        : `This version has ${names.join(', ')} instead.`;
    tell(one, at, {...finding, remedy});
  }
}

const isUnknownField = ({keyword}: ErrorObject): boolean =>
  keyword === 'additionalProperties';

/**
 * Runs a validator on a value as the API server takes it: without fields that
 * have no value. An unknown field is one even then.
 */
function errorsOf(run: ValidateFunction, data: unknown): ErrorObject[] {
  run(structuredClone(data));
  const unknown = (run.errors ?? []).filter(isUnknownField);
  run(withoutNulls(data));
  const others = (run.errors ?? []).filter((error) => !isUnknownField(error));
  return [...others, ...unknown];
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      child === null ? [] : [[key, withoutNulls(child)]],
    ),
  );
}

/** `/spec/list/0/a~1b` → `['spec', 'list', 0, 'a/b']`. */
function stepsOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((step) =>
      /^\d+$/u.test(step)
        ? Number(step)
        : step.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
}

/** Whether a template or a shell fills in a part of a text later. */
export function isOpen({allowsVariables}: Check, text: string): boolean {
  return allowsVariables && /\$[\w({]/u.test(text);
}

/** Whether a reader replaces a part of a text. */
export function hasPlaceholder(text: string): boolean {
  return /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u.test(text);
}

/** Whether what is filled in later decides about an error. */
function isFilledIn(one: Check, error: ErrorObject): boolean {
  const {keyword, params} = error;
  const data: unknown = error.data;
  const {propertyName, additionalProperty} = params as Partial<
    Record<string, string>
  >;
  // These are about a value that may have something to fill in anywhere.
  const isWhole = /^(?:uniqueItems|x-kubernetes-validations)$/u.test(keyword);
  const text =
    propertyName ??
    additionalProperty ??
    (typeof data === 'string' || isWhole ? JSON.stringify(data) : '');
  return (
    isOpen(one, text) ||
    (one.allowsPlaceholders &&
      !/^(?:type|additionalProperties|required)$/u.test(keyword) &&
      hasPlaceholder(text))
  );
}

/** The fields that took the place of one of an older version. */
function newNames({catalog, owner}: Check, path: Path): readonly string[] {
  if (owner === undefined) return [];
  const old = pathText(path.slice(owner.path.length));
  const names = catalog.platform.renamedFields[owner.known.kind] ?? {};
  return Object.entries(names).flatMap(([before, after]) =>
    before === old || before.startsWith(`${old}.`) ? `\`${after}\`` : [],
  );
}
