import {isRecord} from '../../../lib/isRecord';
import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';

import {jsonSchema, type JsonSchema} from '../model/jsonSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {ValidationRule} from '../model/model';
import {ruleForm, ruleInWords} from '../model/words';

import type {Finding} from './findings';
import {FORMATS} from './formats';
import {compileGoPattern} from './goPattern';
import {ruleHolds} from './rules';

const within = (limit: number) => ({
  type: 'number' as const,
  validate: (value: number) => -limit <= value && value < limit,
});

const ajv = new Ajv2020({
  ...{allErrors: true, verbose: true, strict: false, useDefaults: true},
  messages: false,
  formats: {
    ...Object.fromEntries(
      Object.entries(FORMATS).map(([name, {validate}]) => [name, validate]),
    ),
    ...{int32: within(2 ** 31), int64: within(2 ** 63)},
  },
  code: {
    // Takes half of the time of compiling, and a schema judges few objects.
    optimize: false,
    regExp: Object.assign(compileGoPattern, {code: ''}),
  },
});

/**
 * Adds a keyword of Kubernetes that finds any number of mistakes.
 *
 * @param findingsIn - Takes what our own schemas have at the keyword.
 */
function addKeyword(
  keyword: string,
  findingsIn: (schema: unknown, data: unknown) => readonly Finding[],
): void {
  const validate = (schema: unknown, data: unknown): boolean => {
    const errors: Partial<ErrorObject>[] = findingsIn(schema, data).map(
      (finding) => ({keyword, params: {finding}}),
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
  const what = `two items have the same ${keys.join(' and ')}`;
  return ids.flatMap((id, key) =>
    id !== undefined && ids.indexOf(id) < key
      ? {key, what, remedy: 'Remove one of the two.'}
      : [],
  );
});

addKeyword('x-kubernetes-validations', (schema, data) =>
  (schema as readonly ValidationRule[]).flatMap(({rule, message}) => {
    if (ruleHolds(rule, data) !== false) return [];
    return {
      what: `the rule \`${rule}\` is not satisfied: ${message ?? 'the API server rejects this'}`,
      remedy: ruleForm(rule)
        ? ruleInWords({rule})
        : 'Change the fields mentioned in the rule.',
    };
  }),
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
