import {nearest} from '../../../content-errors/nearest';
import type {DefinedError, ErrorObject} from 'ajv';

import {valueInWords} from '../model/limitsInWords';
import type {JsonValue} from '../model/model';
import {ruleForm, ruleInWords} from '../model/ruleForms';

import {FORMATS} from './formats';
import type {Mistake, Path} from './mistake';
import type {KubernetesParams} from './validator';

/** What a validator found, in words, before its place in the text is known. */
export interface Finding extends Pick<Mistake, 'code' | 'what' | 'remedy'> {
  /** The keys below the value, if the finding is about one of them. */
  readonly below?: Path;
  /** Whether a reader would look for it at the key of the value. */
  readonly isAtKey?: boolean;
}

type Schema = Readonly<Record<string, unknown>>;

/** What a limit asks for, the noun of what it counts, and the remedy. */
const LIMITS: Partial<
  Record<string, readonly [words: string, noun: string, remedy: string]>
> = {
  minimum: ['at least', '', 'Write a larger number.'],
  exclusiveMinimum: ['more than', '', 'Write a larger number.'],
  maximum: ['at most', '', 'Write a smaller number.'],
  exclusiveMaximum: ['less than', '', 'Write a smaller number.'],
  multipleOf: ['a multiple of', '', 'Correct the number.'],
  minLength: ['at least', 'characters', 'Write a longer string.'],
  maxLength: ['at most', 'characters', 'Write a shorter string.'],
  minItems: ['at least', 'items', 'Add items.'],
  maxItems: ['at most', 'items', 'Remove items.'],
  minProperties: ['at least', 'keys', 'Add keys.'],
  maxProperties: ['at most', 'keys', 'Remove keys.'],
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
  const data: unknown = error.data;
  const schema: Schema = error.parentSchema ?? {};
  const isAtKey = typeof data === 'object' && data !== null;
  const found = `found ${valueText(data, plain)}`;
  const limit = LIMITS[error.keyword];
  if (limit !== undefined) {
    const [words, noun, remedy] = limit;
    const count = noun === '' ? Number(data) : `${countOf(data)} ${noun}`;
    const expected = `${words} ${String(schema[error.keyword])}`;
    return {
      code: 'limit',
      what: `found ${count}, expected ${expected}`,
      remedy,
      isAtKey,
    };
  }
  const known = error as DefinedError;
  switch (known.keyword) {
    case 'required':
      return missing(known.params.missingProperty, schema);
    case 'additionalProperties': {
      const key = known.params.additionalProperty;
      return {
        ...{code: 'unknown-field', what: 'unknown field'},
        remedy: suggestion(
          key,
          Object.keys(schema['properties'] ?? {}),
          'Remove it.',
        ),
        ...{below: [key], isAtKey: true},
      };
    }
    case 'propertyNames': {
      const key = known.params.propertyName;
      return {
        code: 'format',
        what: `found the key ${JSON.stringify(key)}, expected ${patternText(schema['propertyNames'] as Schema)}`,
        remedy: 'Change the key.',
        ...{below: [key], isAtKey: true},
      };
    }
    case 'enum':
    case 'const': {
      // Its type is wrong, which is told.
      if (isAtKey) return undefined;
      const allowed = [
        schema['enum'] ?? schema['const'],
      ].flat() as readonly JsonValue[];
      return {
        code: 'allowed-value',
        what: `${found}, which is not allowed`,
        remedy: suggestion(
          typeof data === 'string' ? data : JSON.stringify(data),
          allowed.map(valueInWords),
          'Use one of the allowed values.',
        ),
      };
    }
    case 'type':
      return {
        code: 'type',
        what: `${found}, expected ${typeText(schema)}`,
        remedy: typeRemedy(data, schema, plain),
        isAtKey,
      };
    case 'pattern': {
      const what = `found ${JSON.stringify(data)}, expected ${patternText(schema)}`;
      const isName = schema['patternErrorMessage'] !== undefined;
      const remedy = isName ? nameRemedy(data) : 'Correct the value.';
      return {code: 'format', what, remedy};
    }
    case 'format': {
      const expected = FORMATS[known.params.format]?.expected;
      return expected === undefined
        ? {
            code: 'limit',
            what: `${JSON.stringify(data)} is out of range for ${known.params.format}`,
            remedy: 'Write a number nearer to zero.',
          }
        : {
            code: 'format',
            what: `found ${JSON.stringify(data)}, expected ${expected}`,
            remedy: 'Correct the value.',
          };
    }
    case 'uniqueItems':
      return {
        code: 'duplicate',
        what: 'found an item twice, but items in this list must be unique',
        remedy: 'Remove one of the two.',
        below: [known.params.i],
      };
    case 'false schema':
      return {
        code: 'cluster-scoped',
        what: 'the kind is cluster-scoped and has no namespace',
        remedy: 'Remove namespace.',
      };
    case 'anyOf':
    case 'oneOf':
    case 'not':
      return {
        code: 'form',
        what: "the value doesn't match the allowed forms",
        remedy: "Check its fields against the kind's reference page.",
        isAtKey,
      };
    default:
      return kubernetesFinding(error);
  }
}

function kubernetesFinding({params}: ErrorObject): Finding | undefined {
  // Written by the keywords of this folder.
  const {rule, keys = [], index} = params as KubernetesParams;
  if (index !== undefined) {
    return {
      code: 'duplicate',
      what: `two items have the same ${keys.join(' and ')}`,
      remedy: 'Remove one of the two.',
      below: [index],
    };
  }
  return (
    rule && {
      code: 'rule',
      what: `the rule \`${rule.rule}\` is not satisfied: ${rule.message ?? 'the API server rejects this'}`,
      remedy:
        ruleForm(rule.rule) === undefined
          ? 'Change the fields mentioned in the rule.'
          : ruleInWords(rule),
      isAtKey: true,
    }
  );
}

/** A required field that is absent. */
export function missing(key: string, schema: Schema = {}): Finding {
  const fields = schema['properties'] as
    Readonly<Record<string, Schema>> | undefined;
  const field = fields?.[key];
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
  const words = types.flatMap((each) =>
    typeof each === 'string' ? (TYPES[each] ?? []) : [],
  );
  return words.join(' or ') || 'a value';
}

function patternText({pattern, patternErrorMessage}: Schema): string {
  return typeof patternErrorMessage === 'string'
    ? patternErrorMessage
    : `a string that matches ${String(pattern)}`;
}

function typeRemedy(
  data: unknown,
  schema: Schema,
  plain: string | undefined,
): string {
  const {type} = schema;
  if (typeof data === 'object' && data !== null) {
    if (type === 'array') return 'Start each item with `- `.';
    return type === 'object' ? 'Write keys, without `- `.' : 'Write one value.';
  }
  if (data === null) return 'Write a value, or remove the item.';
  if (type === 'string' && plain !== undefined) {
    const note = /^(?:y|n|yes|no|on|off)$/iu.test(plain)
      ? ' Kubernetes reads YAML 1.1, where this word is a boolean.'
      : '';
    return `Put it in quotes: "${plain}".${note}`;
  }
  if (typeof data === 'string' && /^-?\d+$/u.test(data)) {
    return 'Remove the quotes.';
  }
  if (type === 'array') return 'Write a list and start each item with `- `.';
  if (type === 'object') return 'Write the keys of the object below it.';
  return `Write ${typeText(schema)}.`;
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
