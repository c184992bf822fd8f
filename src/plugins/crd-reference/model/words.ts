import {counted} from '../../../lib/text';
import {isConditionList} from './fields';
import type {JsonObject, JsonValue, SchemaNode, ValidationRule} from './model';

/** A value as in a manifest: strings without quotes, the rest as JSON. */
export function valueInWords(value: JsonValue): string {
  if (typeof value === 'string' && value !== '') return value;
  return JSON.stringify(value);
}

/** The type of a field in words, such as `string` or `list of objects`. */
export function typeInWords(node: SchemaNode): string {
  const {type, format, items, properties, additionalProperties: rest} = node;
  if (isConditionList(node)) return 'list of conditions';
  if (node['x-kubernetes-int-or-string'] === true) return 'integer or string';
  if (format === 'quantity') return 'quantity';
  if (type === undefined) return 'any value';
  if (type === 'array') return `list of ${plural(items ?? {})}`;
  if (type !== 'object') return format ? `${type} (${format})` : type;
  if (rest === true) return 'map of any values';
  if (typeof rest === 'object') return `map of ${plural(rest)}`;
  if (properties !== undefined) return 'object';
  if (node['x-kubernetes-preserve-unknown-fields']) return 'free-form object';
  return 'empty object';
}

/** The words for types that have a plural. */
const COUNTED = new Set([
  ...['list', 'map', 'string', 'integer', 'number', 'boolean', 'object'],
  'value',
]);

/** `list of strings` → `lists of strings` */
function plural(node: SchemaNode): string {
  const words = typeInWords(node).split(' ');
  return words.map((word) => (COUNTED.has(word) ? `${word}s` : word)).join(' ');
}

/** A limit of a field: some words, followed by values. */
type Limit = readonly [words: string, ...values: string[]];

/** The API server's requirements for a value besides its type. */
export function* limitsInWords(node: SchemaNode): Generator<Limit> {
  const {pattern, minLength, maxLength, minItems, maxItems} = node;
  const values = node.enum?.map(valueInWords) ?? [];
  const keys = node['x-kubernetes-list-map-keys'];
  if (values.length === 1) yield ['must be', ...values];
  else if (values.length > 1) yield ['one of', ...values];
  yield* range(node.minimum, node.maximum);
  yield* range(minLength || undefined, maxLength, 'character');
  yield* range(minItems || undefined, maxItems, 'item');
  if (pattern !== undefined) yield ['must match', pattern];
  if (keys) yield ['unique by', ...keys];
  if (node.properties && node['x-kubernetes-preserve-unknown-fields']) {
    yield ['unknown fields are kept'];
  }
}

/** The same as texts. */
export function limitTexts(node: SchemaNode): string[] {
  return [...limitsInWords(node)].map((limit) => limit.join(' '));
}

/** `1 to 63 characters`, or without a noun `1 to 65535`. */
function* range(
  least: number | undefined,
  most: number | undefined,
  noun?: string,
): Generator<Limit> {
  const show = (count: number): string =>
    noun === undefined ? String(count) : counted(count, noun);
  if (most !== undefined && least !== undefined) {
    const from = least === most ? 'exactly' : `${least} to`;
    yield [`${from} ${show(most)}`];
  } else if (most !== undefined) {
    yield [`at most ${show(most)}`];
  } else if (least !== undefined) {
    yield [least === 1 && noun ? 'non-empty' : `at least ${show(least)}`];
  }
}

/** The forms of rules that the platform uses, of two fields. */
const RULE_FORMS: readonly {
  readonly pattern: RegExp;
  readonly words: (a: string, b: string) => string;
  readonly requirement: (a: string, b: string) => JsonObject;
}[] = [
  {
    pattern: /^!has\(self\.(\w+)\) \|\| has\(self\.(\w+)\)$/u,
    words: (a, b) => `If \`${a}\` is set, \`${b}\` is required.`,
    requirement: (a, b) => ({dependentRequired: {[a]: [b]}}),
  },
  {
    pattern: /^has\(self\.(\w+)\) \|\| has\(self\.(\w+)\)$/u,
    words: (a, b) => `At least one of \`${a}\` and \`${b}\` is required.`,
    requirement: (a, b) => ({anyOf: [{required: [a]}, {required: [b]}]}),
  },
  {
    pattern: /^has\(self\.(\w+)\) != has\(self\.(\w+)\)$/u,
    words: (a, b) => `Set exactly one of \`${a}\` and \`${b}\`.`,
    requirement: (a, b) => ({oneOf: [{required: [a]}, {required: [b]}]}),
  },
];

/**
 * A CEL rule of a form that we can express as a sentence, and in JSON Schema if it
 * only says which fields are required.
 *
 * @returns `undefined` for a rule of any other form.
 */
export function ruleForm(
  rule: string,
): {readonly words: string; readonly requirement?: JsonObject} | undefined {
  if (rule === 'self == oldSelf') return {words: 'Immutable once set.'};
  for (const {pattern, words, requirement} of RULE_FORMS) {
    const [, a, b] = pattern.exec(rule) ?? [];
    if (a && b) return {words: words(a, b), requirement: requirement(a, b)};
  }
  return undefined;
}

/**
 * A rule as a sentence in Markdown: our own for the forms that the platform
 * uses, and the API server's message for any other.
 */
export function ruleInWords({rule, message}: ValidationRule): string {
  const form = ruleForm(rule);
  if (form) return form.words;
  if (message === undefined) return 'The API server evaluates this expression.';
  return `The API server enforces: “${message}”.`;
}
