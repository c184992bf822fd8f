import {Environment} from '@marcbachmann/cel-js';
import Ajv2020, {
  type DefinedError,
  type ErrorObject,
  type ValidateFunction,
} from 'ajv/dist/2020';
import type {SchemaValidateFunction} from 'ajv/dist/types';

import {isRecord} from '../../../lib/isRecord';
import type {KnownKind} from '../model/catalog';
import {jsonSchema} from '../model/jsonSchema';
import {kindSchema} from '../model/kindSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {SchemaNode, ValidationRule} from '../model/model';
import {FORMATS} from './formats';

/** The keyword with the rules of a schema. */
export const RULES = 'x-kubernetes-validations';
/** The keyword with the keys that an item of a list has alone. */
export const KEYS = 'x-kubernetes-list-map-keys';

/** What a keyword found in a value: one of JSON Schema, or of Kubernetes. */
export type SchemaError =
  | DefinedError
  | ErrorObject<typeof RULES, ValidationRule>
  | ErrorObject<
      typeof KEYS,
      {readonly keys: readonly string[]; readonly index: number}
    >;

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  useDefaults: true,
  messages: false,
  formats: FORMATS,
  // Takes half of the time of compiling, and a schema judges few objects.
  code: {optimize: false},
});

const environment = new Environment({unlistedVariablesAreDyn: true});

/**
 * Whether a value, which has defaults and no nulls, breaks a rule. A rule that
 * gives an error is never broken, as only an API server may be able to evaluate
 * it: one about a change, or with a function of Kubernetes.
 */
export function isBroken(rule: string, self: unknown): boolean {
  // Its patterns are in Go's syntax.
  if (rule.includes('.matches(')) return false;
  try {
    return environment.evaluate(rule, {self}) === false;
  } catch {
    return false;
  }
}

/** Adds a keyword of Kubernetes, which is checked after defaults are filled in. */
function addKeyword(
  keyword: string,
  paramsOf: (data: unknown, node: SchemaNode) => Iterable<object>,
): void {
  const validate: SchemaValidateFunction = (_value, data, node = {}) => {
    // The schema that has the keyword is one of ours.
    const found = [...paramsOf(data, node as SchemaNode)];
    validate.errors = found.map((params) => ({keyword, params}));
    return found.length === 0;
  };
  ajv.addKeyword({keyword, post: true, validate});
}

addKeyword(KEYS, function* (list, {[KEYS]: keys = []}) {
  const seen = new Set<string>();
  if (!Array.isArray(list)) return;
  for (const [index, item] of list.entries()) {
    if (!isRecord(item)) continue;
    // An excerpt may leave the keys out.
    if (keys.every((name) => item[name] === undefined)) continue;
    const id = JSON.stringify(keys.map((name) => item[name]));
    if (seen.has(id)) yield {keys, index};
    seen.add(id);
  }
});

addKeyword(RULES, (data, {[RULES]: rules = []}) =>
  rules.filter(({rule}) => isBroken(rule, data)),
);

// Schemas refer to these types, so that each is compiled once.
const $defs: Record<string, object> = {};
for (const [name, node] of Object.entries(KUBERNETES.$defs)) {
  $defs[name] = jsonSchema(node);
}
ajv.addSchema({$id: 'kubernetes', $defs});

const compiled = new WeakMap<object, ValidateFunction>();

/** Checks a value as an object of a kind, or by a schema. */
export function errorsIn(
  data: unknown,
  by: {readonly known: KnownKind} | {readonly schema: SchemaNode},
): readonly SchemaError[] {
  const key = 'known' in by ? by.known : by.schema;
  let validate = compiled.get(key);
  if (!validate) {
    const isKind = 'known' in by;
    const schema = isKind ? kindSchema(by.known) : jsonSchema(by.schema);
    validate = ajv.compile(schema);
    compiled.set(key, validate);
  }
  validate(withoutNulls(data));
  // The validator has no other keywords.
  return (validate.errors ?? []).map((error) => error as SchemaError);
}

/**
 * A copy as the API server takes it, to which a field without a value is absent.
 * Its name stays, as an unknown field is one even then.
 */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const copy: [key: string, value: unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    copy.push([key, child === null ? undefined : withoutNulls(child)]);
  }
  return Object.fromEntries(copy);
}
