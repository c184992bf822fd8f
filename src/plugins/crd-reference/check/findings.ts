import {nearest} from '../../../content-errors/nearest';
import type {DefinedError, ErrorObject} from 'ajv';

import {valueInWords} from '../model/words';
import type {JsonValue} from '../model/model';

import {FORMATS} from './formats';

/** What is wrong with a value, in words, before its place in the text is known. */
export interface Finding {
  readonly what: string;
  readonly remedy: string;
  /** The key in the value, or the index, that the finding is about. */
  readonly key?: string | number | undefined;
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
}

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
  const {finding} = error.params as {readonly finding?: Finding};
  if (finding) return finding;
  // The validator has no other keywords of its own.
  const {keyword, params} = error as DefinedError;
  const data = error.data as JsonValue;
  const schema = (error.parentSchema ?? {}) as Schema;
  const found = `found ${valueText(data, plain)}`;
  switch (keyword) {
    case 'required':
      return missing(params.missingProperty, schema.properties);
    case 'additionalProperties': {
      const key = params.additionalProperty;
      const allowed = Object.keys(schema.properties ?? {});
      const remedy = suggestion(key, allowed, 'Remove it.');
      return {key, what: 'unknown field', remedy};
    }
    case 'propertyNames': {
      const key = params.propertyName;
      const what = `found the key ${JSON.stringify(key)}, expected ${patternText(schema.propertyNames)}`;
      return {key, what, remedy: 'Change the key.'};
    }
    case 'enum':
    case 'const': {
      // The type of an object or a list is wrong, which is told.
      if (typeof data === 'object') return undefined;
      const allowed: readonly JsonValue[] =
        keyword === 'enum' ? params.allowedValues : [params.allowedValue];
      return {
        what: `${found}, which is not allowed`,
        remedy: suggestion(
          valueInWords(data),
          allowed.map(valueInWords),
          'Use one of the allowed values.',
        ),
      };
    }
    case 'type':
      return {
        what: `${found}, expected ${typeText(schema)}`,
        remedy: typeRemedy(data, schema, plain),
      };
    case 'pattern':
      return {
        what: `found ${JSON.stringify(data)}, expected ${patternText(schema)}`,
        remedy: schema.patternErrorMessage
          ? nameRemedy(valueInWords(data))
          : 'Correct the value.',
      };
    case 'format': {
      const {expected} = FORMATS[params.format] ?? {};
      const wanted =
        expected === undefined
          ? `out of range for ${params.format}`
          : `expected ${expected}`;
      const what = `found ${JSON.stringify(data)}, ${wanted}`;
      return {what, remedy: 'Correct the value.'};
    }
    case 'uniqueItems':
      return {
        key: params.i,
        what: 'found an item twice, but items in this list must be unique',
        remedy: 'Remove one of the two.',
      };
    case 'false schema':
      return {
        what: 'the kind is cluster-scoped and has no namespace',
        remedy: 'Remove namespace.',
      };
    case 'if':
      return undefined;
    default: {
      const {limit} = params as {readonly limit?: number};
      const bound = keyword.startsWith('min') ? 'at least' : 'at most';
      const what = `found ${sizeText(data)}, expected ${bound} ${limit}`;
      return {what, remedy: 'Correct the value.'};
    }
  }
}

/** A required field that is absent. */
export function missing(
  key: string,
  fields: Schema['properties'] = {},
): Finding {
  const field = fields[key];
  return {
    key,
    what: 'the required field is missing',
    remedy: `Add ${key}${field ? ` (${typeText(field)})` : ''}.`,
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
function valueText(data: JsonValue, plain: string | undefined): string {
  if (data === null) return 'nothing';
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'an object';
  if (typeof data === 'string') {
    const short = data.length <= 60 ? data : `${data.slice(0, 57)}…`;
    return `the string ${JSON.stringify(short)}`;
  }
  const type = Number.isInteger(data) ? 'integer' : typeof data;
  return `the ${type} ${plain ?? JSON.stringify(data)}`;
}

function sizeText(data: JsonValue): string {
  // The API server counts code points.
  if (typeof data === 'string') return `${Array.from(data).length} characters`;
  if (Array.isArray(data)) return `${data.length} items`;
  return typeof data === 'object'
    ? `${Object.keys(data ?? {}).length} keys`
    : String(data);
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
  if (format === 'quantity') return 'a quantity such as 250m, 0.5, 64Mi or 1Gi';
  const types = [type ?? ($ref === undefined ? [] : 'object')].flat();
  const words = types.flatMap((each) => TYPES[each] ?? []);
  return words.join(' or ') || 'a value';
}

function patternText({pattern, patternErrorMessage}: Schema = {}): string {
  return patternErrorMessage ?? `a string that matches ${pattern ?? ''}`;
}

function typeRemedy(
  data: JsonValue,
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

function nameRemedy(name: string): string {
  const better = name
    .toLowerCase()
    .replaceAll(/[^-a-z0-9.]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '');
  return better === '' || better === name
    ? 'Change the text.'
    : `Change the text, for example to ${better}.`;
}
