import type {YamlPath} from '../../../content-errors/readYaml';
import {isRecord} from '../../../lib/isRecord';
import type {ErrorObject, ValidateFunction} from 'ajv';

import type {Catalog, KnownKind} from '../model/catalog';

import type {Claim} from './check';
import {findingOf, type Finding} from './findings';
import {pathText, type Mistake} from './mistake';
import type {ManifestDocument} from './parseManifests';

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
  /** The kind that the reference describes, and where its object begins. */
  readonly owner?: {readonly known: KnownKind; readonly path: YamlPath};
  /** The objects that were found so far. */
  readonly objects: CheckedObject[];
  readonly add: (mistake: Mistake) => void;
}

/** Reports a finding about a value. */
export function tell(
  {document, owner, add}: Check,
  path: YamlPath,
  {what, remedy, key}: Finding,
): void {
  const whole = key === undefined ? path : [...path, key];
  add({
    what,
    remedy,
    path: pathText(whole),
    at: document.at(whole, key !== undefined),
    field: owner && {
      known: owner.known,
      path: pathText(whole.slice(owner.path.length)),
    },
  });
}

/** What a part may lack, as more fields would add it. */
const LACKING = /^(?:required|minItems|x-kubernetes-validations)$/u;

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
      // Another error says what is wrong with the name.
      error.keyword !== 'propertyNames' &&
      !(one.isPart && LACKING.test(error.keyword)) &&
      !isFilledIn(one, error),
  );
  const scalars = new Set<string>();
  for (const error of errors) {
    const {instancePath, keyword, propertyName} = error;
    // Like the API server, evaluates rules only if the value matches the schema.
    const isBroken =
      keyword === 'x-kubernetes-validations' &&
      errors.some(
        (other) =>
          other.keyword !== keyword &&
          `${other.instancePath}/`.startsWith(`${instancePath}/`),
      );
    const id = `${instancePath} ${propertyName}`;
    if (isBroken || scalars.has(id)) continue;
    if (typeof error.data !== 'object') scalars.add(id);
    const at = [...path, ...pointerSteps(instancePath)];
    const finding = findingOf(error, one.document.plain(at));
    if (finding) tell(one, at, finding);
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
  const isWhole = keyword === 'x-kubernetes-validations';
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
