import {Environment} from '@marcbachmann/cel-js';
import {isRecord} from '../../../lib/isRecord';
import Ajv2020, {type ValidateFunction} from 'ajv/dist/2020';
import type {SchemaValidateFunction} from 'ajv/dist/types';

import {jsonSchema, type JsonSchema} from '../model/jsonSchema';
import {DNS_LABEL} from '../model/kindSchema';
import {KUBERNETES} from '../model/kubernetes';
import type {SchemaNode} from '../model/model';
import {ruleForm} from '../model/words';

import type {Finding} from './findings';

/** The keyword with the rules of a schema. */
export const RULES = 'x-kubernetes-validations';

const integerOf = (bits: number) => ({
  type: 'number' as const,
  validate: (value: number) =>
    -(2 ** (bits - 1)) <= value && value < 2 ** (bits - 1),
  expected: `an integer of ${bits} bits`,
});

/**
 * The formats that the API server checks, for the validator; it ignores unknown
 * ones. `expected` follows this word in a message.
 */
export const FORMATS = {
  int32: integerOf(32),
  int64: integerOf(64),
  byte: {
    validate:
      /^\s*(?:(?:[A-Za-z0-9+/]\s*){4})*(?:(?:[A-Za-z0-9+/]\s*){2}==|(?:[A-Za-z0-9+/]\s*){3}=)?\s*$/u,
    expected: 'base64',
  },
  cron: {
    validate:
      /^\s*(?:@\w+(?:\s+\S+)?|[\d*?a-z,/-]+(?:\s+[\d*?a-z,/-]+){4})\s*$/iu,
    expected: 'a cron schedule of five fields',
  },
  'date-time': {
    validate:
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/u,
    expected: 'a date and time such as 2025-09-18T10:00:00Z',
  },
  'dns-label': {
    validate: RegExp(`^(?=.{1,63}$)${DNS_LABEL}$`, 'u'),
    expected:
      'at most 63 lowercase letters, digits and `-`, with a letter or digit at both ends',
  },
  'port-name': {
    validate: RegExp(`^(?=.{1,15}$)(?=.*[a-z])(?!.*--)${DNS_LABEL}$`, 'u'),
    expected: 'at most 15 lowercase letters, digits and single `-`',
  },
  quantity: {
    validate:
      /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[numkMGTPE]|[KMGTPE]i|[eE][+-]?[0-9]+)?$/u,
    expected: 'a quantity such as 250m, 0.5, 64Mi or 1Gi',
  },
};

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
