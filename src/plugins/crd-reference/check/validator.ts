import {Environment} from '@marcbachmann/cel-js';
import {isRecord} from '../../../lib/isRecord';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import type {SchemaValidateFunction} from 'ajv/dist/types';

import {jsonSchema, type JsonSchema} from '../model/jsonSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {SchemaNode} from '../model/model';
import {ruleForm} from '../model/words';

import type {Finding} from './findings';
import {FORMATS} from './formats';

/** The keyword with the rules of a schema. */
export const RULES = 'x-kubernetes-validations';

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
  findingsIn: (data: unknown, node: SchemaNode) => readonly Finding[],
): void {
  const validate: SchemaValidateFunction = (_value, data, node = {}) => {
    // The schema that has the keyword is one of ours.
    const findings = findingsIn(data, node as SchemaNode);
    validate.errors = findings.map((finding) => ({keyword, params: {finding}}));
    return findings.length === 0;
  };
  ajv.addKeyword({keyword, post: true, validate});
}

const LIST_KEYS = 'x-kubernetes-list-map-keys';

addKeyword(LIST_KEYS, (list, {[LIST_KEYS]: keys = []}) => {
  const ids = (Array.isArray(list) ? list : []).map((item: unknown) =>
    isRecord(item) ? JSON.stringify(keys.map((key) => item[key])) : undefined,
  );
  const what = `two items have the same ${keys.join(' and ')}`;
  return ids.flatMap((id, key) =>
    id !== undefined && ids.indexOf(id) < key
      ? {key, what, remedy: 'Remove one of the two.'}
      : [],
  );
});

addKeyword(RULES, (data, {[RULES]: rules = []}) =>
  rules
    .filter(({rule}) => isBroken(rule, data))
    .map(({rule, message = 'the API server rejects this'}) => ({
      what: `the rule \`${rule}\` is not satisfied: ${message}`,
      remedy:
        ruleForm(rule)?.words ?? 'Change the fields mentioned in the rule.',
    })),
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
