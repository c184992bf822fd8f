import {didYouMeanOr} from '../../../content-errors/nearest';
import type {Fault} from '../../../content-errors/contentError';
import type {DefinedError, ErrorObject} from 'ajv';

import type {JsonValue, SchemaNode} from '../model/model';
import {limitTexts, typeInWords, valueInWords} from '../model/words';

import {FORMATS} from './validator';

/** What is wrong with a value, in words, before its place in the text is known. */
export interface Finding extends Fault {
  /** The key in the value, or the index, that the finding is about. */
  readonly key?: string | number | undefined;
}

/**
 * Says what a validator found.
 *
 * @param plain - The value as it is written, if it is a plain scalar.
 */
export function findingOf(
  error: ErrorObject,
  plain: string | undefined,
): Finding {
  const {finding} = error.params as {readonly finding?: Finding};
  if (finding) return finding;
  // The validator has no other keywords of its own.
  const {keyword, params} = error as DefinedError;
  const data = error.data as JsonValue;
  // The schema that has the keyword is one of ours.
  const schema = (error.parentSchema ?? {}) as SchemaNode & {
    readonly patternErrorMessage?: string;
  };
  const fields = schema.properties ?? {};
  const found = `found ${valueText(data, plain)}`;
  const remedy = 'Correct the value.';
  switch (keyword) {
    case 'required': {
      const key = params.missingProperty;
      const what = 'the required field is missing';
      return {key, what, remedy: `Add ${key}.`};
    }
    case 'additionalProperties': {
      const key = params.additionalProperty;
      const remedy = suggestion(key, Object.keys(fields), 'Remove it.');
      return {key, what: 'unknown field', remedy};
    }
    case 'enum':
    case 'const': {
      const allowed: readonly JsonValue[] =
        keyword === 'enum' ? params.allowedValues : [params.allowedValue];
      const words = allowed.map(valueInWords);
      const none = 'Use one of the allowed values.';
      return {
        what: `${found}, which is not allowed`,
        remedy: suggestion(valueInWords(data), words, none),
      };
    }
    case 'type':
      return {
        what: `${found}, which must be of type ${typeInWords(schema)}`,
        remedy: typeRemedy(data, schema, plain) ?? remedy,
      };
    case 'pattern': {
      const {pattern} = params;
      const {patternErrorMessage: name = `a string that matches ${pattern}`} =
        schema;
      // The validator also finds the key of a map.
      const key = error.propertyName;
      return {key, what: `${found}, expected ${name}`, remedy};
    }
    case 'format': {
      // The schemas have no others that the validator knows.
      const {expected} = FORMATS[params.format as keyof typeof FORMATS];
      return {what: `${found}, expected ${expected}`, remedy};
    }
    case 'false schema':
      return {
        what: 'the kind is cluster-scoped and has no namespace',
        remedy: 'Remove namespace.',
      };
    default: {
      const [limit] = limitTexts({...schema, enum: undefined});
      return {what: `${found}, which must be ${limit}`, remedy};
    }
  }
}

/** Suggests the nearest allowed word and lists the allowed words. */
function suggestion(
  word: string,
  allowed: readonly string[],
  none: string,
): string {
  const isListed = allowed.length > 0 && allowed.length <= 20;
  const list = isListed ? ` Allowed here: ${allowed.join(', ')}.` : '';
  return didYouMeanOr(none, word, allowed) + list;
}

/** Describes a value: `"text"`, `yes`, `a list`. */
function valueText(data: JsonValue, plain: string | undefined): string {
  if (data === null) return 'nothing';
  if (typeof data === 'object') {
    return Array.isArray(data) ? 'a list' : 'an object';
  }
  if (typeof data !== 'string') return plain ?? String(data);
  return JSON.stringify(data.length <= 60 ? data : `${data.slice(0, 57)}…`);
}

function typeRemedy(
  data: JsonValue,
  {type}: SchemaNode,
  plain: string | undefined,
): string | undefined {
  if (data === null) return 'Write a value, or remove the item.';
  if (type === 'array') return 'Start each item with `- `.';
  if (type === 'object') return 'Write the keys of an object, without `- `.';
  if (type === 'string' && plain !== undefined) {
    const note = /^(?:y|n|yes|no|on|off)$/iu.test(plain)
      ? ' Kubernetes reads YAML 1.1, where this word is a boolean.'
      : '';
    return `Put it in quotes: "${plain}".${note}`;
  }
  return typeof data === 'string' && /^-?\d+$/u.test(data)
    ? 'Remove the quotes.'
    : undefined;
}
