import {nearest} from '../../../content-errors/nearest';
import type {ErrorObject} from 'ajv';

import {ruleForm, ruleInWords, valueInWords} from '../model/words';
import type {JsonValue} from '../model/model';

import {FORMATS} from './formats';
import type {Mistake, Path} from './mistake';
import type {KubernetesParams} from './validator';

/** What is wrong with a value, in words, before its place in the text is known. */
export interface Finding extends Pick<Mistake, 'code' | 'what' | 'remedy'> {
  /** The keys below the value, if the finding is about one of them. */
  readonly below?: Path | undefined;
  /** Whether a reader would look for it at the key of the value. */
  readonly isAtKey?: boolean;
}

/** What this file reads of a JSON Schema. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly $ref?: string;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly propertyNames?: Schema;
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
}

/** What ajv and our own keywords add to an error, each by its keyword. */
interface Params extends KubernetesParams {
  readonly missingProperty: string;
  readonly additionalProperty: string;
  readonly propertyName: string;
  readonly format: string;
  readonly i: number;
}

const COUNTED: Readonly<Record<string, string>> = {
  Length: ' characters',
  Items: ' items',
  Properties: ' keys',
};

/**
 * Says what a validator found.
 *
 * @param plain - The value as it is written, if it is a plain scalar.
 * @returns `undefined` for what another error says too.
 */
export function findingOf(
  error: ErrorObject,
  plain: string | undefined,
): Finding | undefined {
  const {keyword} = error;
  const data: unknown = error.data;
  const schema = (error.parentSchema ?? {}) as Schema;
  const params = error.params as Params;
  const isAtKey = typeof data === 'object' && data !== null;
  const say = (
    code: Mistake['code'],
    what: string,
    remedy = 'Correct the value.',
    below?: Path,
  ): Finding => ({code, what, remedy, below, isAtKey});
  switch (keyword) {
    case 'required':
      return missing(params.missingProperty, schema);
    case 'additionalProperties': {
      const key = params.additionalProperty;
      const allowed = Object.keys(schema.properties ?? {});
      const remedy = suggestion(key, allowed, 'Remove it.');
      return say('unknown-field', 'unknown field', remedy, [key]);
    }
    case 'propertyNames': {
      const key = params.propertyName;
      const what = `found the key ${JSON.stringify(key)}, expected ${patternText(schema.propertyNames)}`;
      return say('format', what, 'Change the key.', [key]);
    }
    case 'enum':
    case 'const': {
      // The type of an object or a list is wrong, which is told.
      if (isAtKey) return undefined;
      const allowed = schema.enum ?? [schema.const ?? null];
      const word = typeof data === 'string' ? data : JSON.stringify(data);
      const otherwise = 'Use one of the allowed values.';
      return say(
        'allowed-value',
        `found ${valueText(data, plain)}, which is not allowed`,
        suggestion(word, allowed.map(valueInWords), otherwise),
      );
    }
    case 'type':
      return say(
        'type',
        `found ${valueText(data, plain)}, expected ${typeText(schema)}`,
        typeRemedy(data, schema, plain),
      );
    case 'pattern': {
      const isName = schema.patternErrorMessage !== undefined;
      const what = `found ${JSON.stringify(data)}, expected ${patternText(schema)}`;
      return say('format', what, isName ? nameRemedy(data) : undefined);
    }
    case 'format': {
      const {expected} = FORMATS[params.format] ?? {};
      const found = `found ${JSON.stringify(data)}`;
      return expected === undefined
        ? say('limit', `${found}, out of range for ${params.format}`)
        : say('format', `${found}, expected ${expected}`);
    }
    case 'uniqueItems': {
      const what = 'found an item twice, but items in this list must be unique';
      return say('duplicate', what, 'Remove one of the two.', [params.i]);
    }
    case 'x-kubernetes-list-map-keys': {
      const {keys = [], index = 0} = params;
      const what = `two items have the same ${keys.join(' and ')}`;
      return say('duplicate', what, 'Remove one of the two.', [index]);
    }
    case 'x-kubernetes-validations': {
      const {rule, message: words = 'the API server rejects this'} =
        params.rule ?? {rule: ''};
      return say(
        'rule',
        `the rule \`${rule}\` is not satisfied: ${words}`,
        ruleForm(rule)
          ? ruleInWords({rule})
          : 'Change the fields mentioned in the rule.',
      );
    }
    case 'false schema': {
      const what = 'the kind is cluster-scoped and has no namespace';
      return say('cluster-scoped', what, 'Remove namespace.');
    }
  }
  const limit = /^(?<end>min|max)(?:imum|(?<count>[A-Z]\w+))$/u.exec(keyword);
  const {end, count = ''} = limit?.groups ?? {};
  if (end === undefined) return say('limit', `${keyword} is not satisfied`);
  const noun = COUNTED[count] ?? '';
  const value = noun === '' ? Number(data) : countOf(data);
  const words = end === 'min' ? 'at least' : 'at most';
  const bound = String((schema as Record<string, unknown>)[keyword]);
  return say('limit', `found ${value}${noun}, expected ${words} ${bound}`);
}

/** A required field that is absent. */
export function missing(key: string, {properties}: Schema = {}): Finding {
  const field = properties?.[key];
  return {
    code: 'missing',
    what: 'the required field is missing',
    remedy: `Add ${key}${field === undefined ? '' : ` (${typeText(field)})`}.`,
    ...{below: [key], isAtKey: true},
  };
}

/** Suggests the nearest allowed word and lists the allowed words. */
export function suggestion(
  word: string,
  allowed: readonly string[],
  none: string,
): string {
  const lower = word.toLowerCase();
  // `Prefix` is too many edits away from `PathPrefix`.
  const longer = allowed.filter((each) => each.toLowerCase().includes(lower));
  const near =
    nearest(word, allowed) ??
    (word.length > 3 && longer.length === 1 ? longer[0] : undefined);
  const list =
    allowed.length === 0 || allowed.length > 20
      ? ''
      : ` Allowed here: ${allowed.join(', ')}.`;
  return `${near === undefined ? none : `Did you mean ${near}?`}${list}`;
}

/** Describes a value: `the string "text"`, `the boolean yes`, `an object`. */
function valueText(data: unknown, plain: string | undefined): string {
  if (data === null || data === undefined) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'an object';
  if (typeof data === 'string') {
    const short = data.length <= 60 ? data : `${data.slice(0, 57)}…`;
    return `the string ${JSON.stringify(short)}`;
  }
  const type = Number.isInteger(data) ? 'integer' : typeof data;
  return `the ${type} ${plain ?? JSON.stringify(data)}`;
}

function countOf(data: unknown): number {
  // The API server counts code points.
  if (typeof data === 'string') return Array.from(data).length;
  return Object.keys(data ?? {}).length;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
};

function typeText({type, format, $ref}: Schema): string {
  if (format === 'quantity') return FORMATS['quantity']?.expected ?? '';
  const types = [type ?? ($ref === undefined ? [] : 'object')].flat();
  const words = types.flatMap((each) => TYPES[each] ?? []);
  return words.join(' or ') || 'a value';
}

function patternText({pattern, patternErrorMessage}: Schema = {}): string {
  return patternErrorMessage ?? `a string that matches ${pattern ?? ''}`;
}

function typeRemedy(
  data: unknown,
  schema: Schema,
  plain: string | undefined,
): string {
  const {type} = schema;
  if (data === null) return 'Write a value, or remove the item.';
  if (type === 'array') return 'Start each item with `- `.';
  if (type === 'object') {
    return Array.isArray(data)
      ? 'Write keys, without `- `.'
      : 'Write the keys of the object below it.';
  }
  if (type === 'string' && plain !== undefined) {
    const note = /^(?:y|n|yes|no|on|off)$/iu.test(plain)
      ? ' Kubernetes reads YAML 1.1, where this word is a boolean.'
      : '';
    return `Put it in quotes: "${plain}".${note}`;
  }
  return typeof data === 'string' && /^-?\d+$/u.test(data)
    ? 'Remove the quotes.'
    : `Write ${typeText(schema)}.`;
}

function nameRemedy(name: unknown): string {
  const better = (typeof name === 'string' ? name : '')
    .toLowerCase()
    .replaceAll(/[^-a-z0-9.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '');
  return better === '' || better === name
    ? 'Change the text.'
    : `Change the text, for example to ${better}.`;
}
