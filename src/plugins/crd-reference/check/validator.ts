import {Environment} from '@marcbachmann/cel-js';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {SchemaValidateFunction} from 'ajv/dist/types';

import {isRecord} from '../../../lib/isRecord';
import {jsonSchema, type JsonSchema} from '../model/jsonSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {SchemaNode, ValidationRule} from '../model/model';

import {FORMATS} from './formats';

/** What a keyword of Kubernetes found in a value. */
export type KeywordFinding =
  | {
      readonly name: 'same keys';
      readonly keys: readonly string[];
      readonly key: number;
    }
  | {readonly name: 'rule'; readonly rule: ValidationRule};

/** The keyword with the rules of a schema. */
export const RULES = 'x-kubernetes-validations';
const LIST_KEYS = 'x-kubernetes-list-map-keys';

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
  findingsIn: (data: unknown, node: SchemaNode) => readonly KeywordFinding[],
): void {
  const validate: SchemaValidateFunction = (_value, data, node = {}) => {
    // The schema that has the keyword is one of ours.
    const findings = findingsIn(data, node as SchemaNode);
    validate.errors = findings.map((finding) => ({keyword, params: {finding}}));
    return findings.length === 0;
  };
  ajv.addKeyword({keyword, post: true, validate});
}

/** What one of these keywords found; `undefined` for an error of another. */
export function keywordFinding({
  params,
}: ErrorObject): KeywordFinding | undefined {
  // No other keyword has such a parameter.
  return (params as {readonly finding?: KeywordFinding}).finding;
}

addKeyword(LIST_KEYS, (list, {[LIST_KEYS]: keys = []}) => {
  const findings: KeywordFinding[] = [];
  const seen = new Set<string>();
  if (!Array.isArray(list)) return findings;
  for (const [key, item] of list.entries()) {
    if (!isRecord(item)) continue;
    const id = JSON.stringify(keys.map((name) => item[name]));
    if (seen.has(id)) findings.push({name: 'same keys', keys, key});
    seen.add(id);
  }
  return findings;
});

addKeyword(RULES, (data, {[RULES]: rules = []}) =>
  rules
    .filter(({rule}) => isBroken(rule, data))
    .map((rule) => ({name: 'rule', rule})),
);

// Schemas refer to these types, so that each is compiled once.
ajv.addSchema({
  $id: 'kubernetes',
  $defs: Object.fromEntries(
    Object.entries(KUBERNETES.$defs).map(([name, node]) => [
      name,
      jsonSchema(node),
    ]),
  ),
});

const compiled = new WeakMap<object, ValidateFunction>();

/**
 * The validator of a schema, which is compiled once.
 *
 * @param key - Stands for the schema.
 */
export function validatorOf(
  key: object,
  schema: () => JsonSchema,
): ValidateFunction {
  const validate = compiled.get(key) ?? ajv.compile(schema());
  compiled.set(key, validate);
  return validate;
}
