import {isRecord} from '../../../lib/isRecord';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';

import {jsonSchema, type JsonSchema} from '../model/jsonSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {ValidationRule} from '../model/model';

import {FORMATS} from './formats';
import {compileGoPattern} from './goPattern';
import {ruleHolds} from './rules';

/** What the keywords of Kubernetes add to an error. */
export interface KubernetesParams {
  /** A rule that isn't satisfied. */
  readonly rule?: ValidationRule;
  /** The keys of a list, and the item that repeats those of another one. */
  readonly keys?: readonly string[];
  readonly index?: number;
}

const within = (bits: number) => ({
  type: 'number' as const,
  validate: (value: number) =>
    -(2 ** (bits - 1)) <= value && value <= 2 ** (bits - 1) - 1,
});

const ajv = new Ajv2020({
  ...{allErrors: true, verbose: true, strict: false, useDefaults: true},
  messages: false,
  formats: {
    ...Object.fromEntries(
      Object.entries(FORMATS).map(([name, {validate}]) => [name, validate]),
    ),
    ...{int32: within(32), int64: within(64)},
  },
  code: {
    // Takes half of the time of compiling, and a schema judges few objects.
    optimize: false,
    // Patterns are in Go's syntax; one that JavaScript lacks allows anything.
    regExp: Object.assign(
      (pattern: string) => compileGoPattern(pattern) ?? /(?:)/u,
      {code: ''},
    ),
  },
});

/**
 * Adds a keyword that finds any number of faults.
 *
 * @param faultsOf - Takes what our own schemas have at the keyword.
 */
function addKeyword(
  keyword: string,
  faultsOf: (schema: unknown, data: unknown) => readonly KubernetesParams[],
): void {
  const validate = (schema: unknown, data: unknown): boolean => {
    const errors: Partial<ErrorObject>[] = faultsOf(schema, data).map(
      (params) => ({keyword, params: {...params}}),
    );
    Object.assign(validate, {errors});
    return errors.length === 0;
  };
  ajv.addKeyword({keyword, validate, post: true});
}

addKeyword('x-kubernetes-list-map-keys', (schema, list) => {
  const keys = schema as readonly string[];
  const ids = (Array.isArray(list) ? list : []).map((item: unknown) =>
    isRecord(item) ? JSON.stringify(keys.map((key) => item[key])) : undefined,
  );
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index ? {index, keys} : [],
  );
});

addKeyword('x-kubernetes-validations', (schema, data) =>
  (schema as readonly ValidationRule[]).flatMap((rule) =>
    ruleHolds(rule.rule, data) === false ? {rule} : [],
  ),
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
