import type {Fault} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import type {JsonValue, SchemaNode} from '../model/model';
import {limitTexts, ruleForm, typeInWords, valueInWords} from '../model/words';
import {FORMATS} from './formats';
import {KEYS, RULES, type SchemaError} from './validator';

const CORRECT = 'Correct the value.';

/**
 * Says what a keyword of a schema found in a value.
 *
 * @param plain - The value as it is written, if it is a plain scalar.
 */
export function schemaFault(
  error: SchemaError,
  plain: string | undefined,
): Fault {
  const data = error.data as JsonValue;
  // The schema that has the keyword is one of ours.
  const schema = (error.parentSchema ?? {}) as SchemaNode & {
    readonly patternErrorMessage?: string;
  };
  const found = `found ${valueText(data, plain)}`;
  switch (error.keyword) {
    case 'required': {
      const remedy = `Add ${error.params.missingProperty}.`;
      return {what: 'the required field is missing', remedy};
    }
    case 'additionalProperties':
      return unknownField(error.params.additionalProperty, schema);
    case 'enum':
      return notAllowed(found, data, error.params.allowedValues);
    case 'const':
      return notAllowed(found, data, [error.params.allowedValue]);
    case 'type': {
      const what = `${found}, which must be of type ${typeInWords(schema)}`;
      return {what, remedy: typeRemedy(data, schema, plain)};
    }
    case 'pattern': {
      const expected = `a string that matches ${error.params.pattern}`;
      const name = schema.patternErrorMessage ?? expected;
      return {what: `${found}, expected ${name}`, remedy: CORRECT};
    }
    case 'format': {
      // The schemas have no others that the validator knows.
      const {expected} = FORMATS[error.params.format as keyof typeof FORMATS];
      return {what: `${found}, expected ${expected}`, remedy: CORRECT};
    }
    case KEYS: {
      const what = `two items have the same ${error.params.keys.join(' and ')}`;
      return {what, remedy: 'Remove one of the two.'};
    }
    case RULES: {
      const {rule, message = 'the API server rejects this'} = error.params;
      const what = `the rule \`${rule}\` is not satisfied: ${message}`;
      const otherwise = 'Change the fields mentioned in the rule.';
      return {what, remedy: ruleForm(rule)?.words ?? otherwise};
    }
    case 'false schema': {
      // `kindSchema` has it for the namespace alone.
      const what = 'the kind is cluster-scoped and has no namespace';
      return {what, remedy: 'Remove namespace.'};
    }
    default: {
      // A value has one range, as it has one type.
      const [limit] = limitTexts({...schema, enum: undefined});
      return {what: `${found}, which must be ${limit}`, remedy: CORRECT};
    }
  }
}

function unknownField(key: string, {properties = {}}: SchemaNode): Fault {
  const what = 'unknown field';
  if (key.startsWith('-')) {
    const remedy = `Type a space after the dash: - ${key.slice(1)}`;
    return {what, remedy};
  }
  const remedy = suggestion(key, Object.keys(properties), 'Remove it.');
  return {what, remedy};
}

function notAllowed(
  found: string,
  data: JsonValue,
  allowed: readonly JsonValue[],
): Fault {
  const words = allowed.map(valueInWords);
  const otherwise = 'Use one of the allowed values.';
  return {
    what: `${found}, which is not allowed`,
    remedy: suggestion(valueInWords(data), words, otherwise),
  };
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
  if (Array.isArray(data)) return 'a list';
  if (typeof data === 'object') return 'an object';
  if (typeof data !== 'string') return plain ?? String(data);
  return JSON.stringify(data.length <= 60 ? data : `${data.slice(0, 57)}…`);
}

function objectRemedy(data: JsonValue): string {
  if (Array.isArray(data)) return 'Write the keys of an object, without `- `.';
  // `name:shop` is a text, as there is no space after its colon.
  if (typeof data === 'string' && /^[\w.-]+:[^\s/]/u.test(data)) {
    return `Type a space after the colon: ${data.replace(':', ': ')}`;
  }
  return 'Write the keys of an object in its place.';
}

/** Words that YAML 1.1 reads as true or false, and later versions as text. */
const BOOLEAN_WORDS = ['y', 'n', 'yes', 'no', 'on', 'off'];

/** What a quoted text of a type looks like. */
const UNQUOTED: Readonly<Record<string, RegExp>> = {
  integer: /^-?\d+$/u,
  number: /^-?\d+(?:\.\d+)?$/u,
  boolean: /^(?:true|false)$/u,
};

function typeRemedy(
  data: JsonValue,
  {type}: SchemaNode,
  plain: string | undefined,
): string {
  if (data === null) return 'Write a value, or remove the item.';
  if (type === 'array') return 'Start each item with `- `.';
  if (type === 'object') return objectRemedy(data);
  if (type === 'string' && plain !== undefined) {
    const remedy = `Put it in quotes: "${plain}".`;
    if (!BOOLEAN_WORDS.includes(plain.toLowerCase())) return remedy;
    return `${remedy} Kubernetes reads YAML 1.1, where this word is a boolean.`;
  }
  if (typeof data === 'string' && type && UNQUOTED[type]?.test(data)) {
    return 'Remove the quotes.';
  }
  return CORRECT;
}
