import {nearest} from '@openchoreo/content-errors/nearest';

import type {SchemaNode} from '../model/model';
import {valueInWords} from '../model/limitsInWords';

import {brokenRules} from './checkRules';
import {childOf, isOpenNode} from './fieldPath';
import {FORMATS, INTEGER_RANGES} from './formats';
import {compileGoPattern} from './goPattern';
import type {RuleNode} from './rules';
import {
  describeValue,
  entryOf,
  joinPath,
  keyOf,
  stringOf,
  toPlain,
  type ArrayValue,
  type Edit,
  type Fault,
  type ObjectValue,
  type Position,
  type Problem,
  type SampleValue,
  type ScalarValue,
} from './value';

/** A check for a value that its schema leaves open. */
export type ExtraCheck = (
  value: SampleValue,
  path: string,
  check: ValueCheck,
) => void;

/** What a check allows, and what it knows besides schemas. */
export interface CheckOptions {
  /** For an excerpt, required fields can be missing and rules aren't evaluated. */
  readonly isPart: boolean;
  /** Whether a placeholder such as `<your-project>` can replace any string. */
  readonly allowsPlaceholders: boolean;
  /** Whether a string with `${…}` or `$name` can replace a value of any type. */
  readonly allowsTemplates: boolean;
  /** Checks for schema nodes that leave their content open. */
  readonly extraChecks: ReadonlyMap<SchemaNode, ExtraCheck>;
  /** Schema of the metadata of every object. */
  readonly metadata: SchemaNode;
  /** Parsed rules by their text; a rule that is missing isn't checked. */
  readonly rules: ReadonlyMap<string, RuleNode>;
}

/** Found when a required field is absent. */
export const MISSING = 'the required field is missing';

/** Found when no schema allows a key. */
export const UNKNOWN = 'unknown field';

const PLACEHOLDER = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u;

/** Whether a string contains a placeholder that readers replace. */
export function hasPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** Checks values as the API server does with `--validate=strict`. */
export class ValueCheck {
  readonly options: CheckOptions;
  readonly problems: Problem[];

  constructor(options: CheckOptions, problems: Problem[] = []) {
    this.options = options;
    this.problems = problems;
  }

  /** The same check with other options. */
  with(
    options: Partial<CheckOptions>,
    problems: Problem[] = this.problems,
  ): ValueCheck {
    return new ValueCheck({...this.options, ...options}, problems);
  }

  report(at: Position, path: string, fault: Fault | undefined): void {
    if (fault === undefined) return;
    const [what, remedy, edit] = fault;
    this.problems.push({at, path, what, remedy, edit});
  }

  /** Whether a template or a shell fills in a part of a string later. */
  isLeftOpen(text: string | undefined): boolean {
    return this.options.allowsTemplates && /\$[\w({]/u.test(text ?? '');
  }

  /** Whether a reader, a template or a shell fills in a part of a string. */
  isUnknown(text: string | undefined): boolean {
    return this.#hasPlaceholder(text) || this.isLeftOpen(text);
  }

  /** @param path - Field path of the value in its object. */
  check(value: SampleValue, schema: SchemaNode, path: string): void {
    if (this.isLeftOpen(stringOf(value))) return;
    const extra = this.options.extraChecks.get(schema);
    if (extra !== undefined) {
      extra(value, path, this);
      return;
    }
    const before = this.problems.length;
    const isCollection = value.type === 'object' || value.type === 'array';
    if (value.type === 'null') {
      if (schema.nullable === true || isOpen(schema)) return;
      this.report(keyOf(value), path, [
        `found nothing, expected ${typeName(schema)}`,
        'Write a value, or remove the item.',
      ]);
      return;
    }
    if (!hasRightType(value, schema)) {
      this.report(isCollection ? keyOf(value) : value.at, path, [
        `found ${describeValue(value)}, expected ${typeName(schema)}`,
        ...typeRemedy(value, schema),
      ]);
      return;
    }
    if (value.type === 'object') this.#object(value, schema, path);
    else if (value.type === 'array') this.#array(value, schema, path);
    else if (!this.#hasPlaceholder(stringOf(value))) {
      this.report(value.at, path, scalarFault(value.value, schema));
    }
    this.#enum(value, schema, path);
    this.#alternatives(value, schema, path);
    // Like the API server, evaluates rules only if the value matches the schema.
    if (this.options.isPart || this.problems.length > before) return;
    for (const fault of brokenRules(value, schema, this.options.rules)) {
      this.report(keyOf(value), path, fault);
    }
  }

  #hasPlaceholder(text = ''): boolean {
    return this.options.allowsPlaceholders && hasPlaceholder(text);
  }

  #object(value: ObjectValue, schema: SchemaNode, path: string): void {
    // An embedded object has a kind and metadata of its own.
    const embedded =
      schema['x-kubernetes-embedded-resource'] === true ? EMBEDDED : {};
    const properties = {...embedded.properties, ...schema.properties};
    const isAnyAllowed = isOpenNode(schema) || isOpen(schema);
    for (const [key, child] of value.entries) {
      const property = childOf({...schema, properties}, key);
      const childPath = joinPath(path, key);
      if (property !== undefined) {
        // The API server drops a field without a value before the check.
        if (child.type === 'null' && property.nullable !== true) continue;
        this.check(child, property, childPath);
      } else if (!isAnyAllowed && !this.isLeftOpen(key)) {
        this.report(keyOf(child), childPath, [
          UNKNOWN,
          didYouMean(key, Object.keys(properties)),
          otherCase(key, Object.keys(properties)),
        ]);
      }
    }
    if (this.options.isPart) return;
    this.#required(value, schema, path);
    this.#required(value, embedded, path);
    const {minProperties, maxProperties} = schema;
    const {size} = value.entries;
    const fault = countFault(size, minProperties, maxProperties, 'keys');
    this.report(keyOf(value), path, fault);
  }

  #required(value: ObjectValue, schema: SchemaNode, path: string): void {
    for (const key of schema.required ?? []) {
      const property = schema.properties?.[key];
      if (property?.default !== undefined) continue;
      const present = value.entries.get(key);
      const isNull = present?.type === 'null' && property?.nullable !== true;
      if (present !== undefined && !isNull) continue;
      this.report(keyOf(value), joinPath(path, key), [
        MISSING,
        `Add ${key}${property === undefined ? '' : ` (${typeName(property)})`}.`,
      ]);
    }
  }

  #array(value: ArrayValue, schema: SchemaNode, path: string): void {
    const {items, minItems, maxItems} = schema;
    for (const [index, item] of value.items.entries()) {
      if (items) this.check(item, items, joinPath(path, index));
    }
    if (!this.options.isPart) {
      const fault = countFault(value.items.length, minItems, maxItems, 'items');
      this.report(keyOf(value), path, fault);
    }
    this.#duplicates(value, schema, path);
  }

  /** A set can't have equal items, and a map can't have items with the same keys. */
  #duplicates(value: ArrayValue, schema: SchemaNode, path: string): void {
    const listType = schema['x-kubernetes-list-type'];
    const isSet = listType === 'set' || schema.uniqueItems === true;
    if (!isSet && listType !== 'map') return;
    const keys = schema['x-kubernetes-list-map-keys'] ?? [];
    const seen = new Set<string>();
    for (const [index, item] of value.items.entries()) {
      if (this.isLeftOpen(stringOf(item))) continue;
      const own = isSet ? [item] : keys.map((key) => entryOf(item, key));
      const identity = own.map(plainText).join(' ');
      if (seen.has(identity)) {
        this.report(item.at, joinPath(path, index), [
          isSet
            ? `found ${describeValue(item)} twice, but items in this list must be unique`
            : `two items have the same ${keys.join(' and ')}`,
          'Remove one of the two.',
        ]);
      }
      seen.add(identity);
    }
  }

  #enum(value: SampleValue, schema: SchemaNode, path: string): void {
    const text = stringOf(value);
    if (schema.enum === undefined || value.type === 'array') return;
    if (this.#hasPlaceholder(text)) return;
    const found = plainText(value);
    if (schema.enum.some((one) => JSON.stringify(one) === found)) return;
    this.report(value.at, path, [
      `found ${describeValue(value)}, which is not allowed`,
      didYouMean(
        text ?? found,
        schema.enum.map(valueInWords),
        'Use one of the allowed values.',
      ),
      text === undefined ? undefined : otherCase(text, schema.enum.map(String)),
    ]);
  }

  #alternatives(value: SampleValue, schema: SchemaNode, path: string): void {
    for (const branch of schema.allOf ?? []) {
      this.check(value, branchSchema(branch), path);
    }
    const reject = (what: string): void => {
      const remedy = "Check its fields against the kind's reference page.";
      this.report(keyOf(value), path, [what, remedy]);
    };
    // What a part lacks may fit a form, but never keeps it from fitting.
    const {isPart} = this.options;
    const holds = (branch: SchemaNode, asPart = isPart): boolean => {
      const attempt = this.with({isPart: asPart}, []);
      attempt.check(value, branchSchema(branch), path);
      return attempt.problems.length === 0;
    };
    const {anyOf, oneOf, not} = schema;
    // These schemas also have `anyOf: [{type: integer}, {type: string}]`.
    const isIntOrString = schema['x-kubernetes-int-or-string'] === true;
    if (anyOf && !isIntOrString && !anyOf.some((form) => holds(form))) {
      reject("the value doesn't match any allowed form");
    }
    if (oneOf) {
      const fitting = oneOf.filter((form) => holds(form, false)).length;
      const isOpen =
        isPart && fitting === 0 && oneOf.some((form) => holds(form));
      if (fitting !== 1 && !isOpen) {
        reject(
          `the value matches ${fitting} of the allowed forms, expected exactly one`,
        );
      }
    }
    if (not && holds(not, false)) reject('this form is not allowed');
  }
}

/** Suggests the nearest allowed word and lists the allowed words. */
export function didYouMean(
  word: string,
  allowed: readonly string[],
  none = 'Remove it.',
): string {
  const near = nearest(word, allowed) ?? longerWord(word, allowed);
  const list =
    allowed.length === 0 || allowed.length > 20
      ? ''
      : ` Allowed here: ${allowed.join(', ')}.`;
  return near === undefined ? `${none}${list}` : `Did you mean ${near}?${list}`;
}

/** Finds `PathPrefix` for `Prefix`, which is too many edits away. */
function longerWord(
  word: string,
  allowed: readonly string[],
): string | undefined {
  if (word.length < 4) return undefined;
  const lower = word.toLowerCase();
  const longer = allowed.filter((each) => each.toLowerCase().includes(lower));
  return longer.length === 1 ? longer[0] : undefined;
}

function isOpen(schema: SchemaNode): boolean {
  return (
    schema.type === undefined &&
    schema['x-kubernetes-int-or-string'] !== true &&
    schema.format === undefined
  );
}

function hasRightType(value: SampleValue, schema: SchemaNode): boolean {
  const {type} = value;
  // JSON has only one type of number, so `1.0` is an integer too.
  const isWhole =
    type === 'integer' || (type === 'number' && Number.isInteger(value.value));
  if (schema['x-kubernetes-int-or-string'] === true) {
    return type === 'string' || isWhole;
  }
  if (schema.format === 'quantity') {
    return type !== 'object' && type !== 'array' && type !== 'boolean';
  }
  switch (schema.type) {
    case undefined:
      return true;
    case 'integer':
      return isWhole;
    case 'number':
      return type === 'integer' || type === 'number';
    default:
      return type === schema.type;
  }
}

const TYPE_NAMES = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
} as const;

function typeName(schema: SchemaNode): string {
  if (schema['x-kubernetes-int-or-string'] === true) {
    return 'an integer or a string';
  }
  if (schema.format === 'quantity') return FORMATS['quantity']?.expected ?? '';
  return schema.type === undefined ? 'a value' : TYPE_NAMES[schema.type];
}

function typeRemedy(
  value: SampleValue,
  schema: SchemaNode,
): readonly [remedy: string, edit?: Edit | undefined] {
  if (value.type === 'object' || value.type === 'array') {
    if (schema.type === 'array') return ['Start each item with `- `.'];
    if (schema.type === 'object') return ['Write keys, without `- `.'];
    return ['Write one value.'];
  }
  const {plain} = value;
  if (schema.type === 'string' && plain !== undefined) {
    const note = /^(?:y|n|yes|no|on|off)$/iu.test(plain)
      ? ' Kubernetes reads YAML 1.1, where this word is a boolean.'
      : '';
    const quoted = `"${plain}"`;
    return [`Put it in quotes: ${quoted}.${note}`, [plain, quoted]];
  }
  const text = stringOf(value) ?? '';
  if (/^-?\d+$/u.test(text)) {
    return ['Remove the quotes.', [JSON.stringify(text), text]];
  }
  if (schema.type === 'array') {
    return ['Write a list and start each item with `- `.'];
  }
  if (schema.type === 'object')
    return ['Write the keys of the object below it.'];
  return [`Write ${typeName(schema)}.`];
}

/** The only allowed word that differs in nothing but upper and lower case. */
function otherCase(word: string, allowed: readonly string[]): Edit | undefined {
  const [meant, ...others] = allowed.filter(
    (one) => one.toLowerCase() === word.toLowerCase(),
  );
  return meant === undefined || others.length > 0 ? undefined : [word, meant];
}

/** An API server requires the type of an embedded object, but no metadata. */
const EMBEDDED: SchemaNode = {
  required: ['apiVersion', 'kind'],
  properties: {
    apiVersion: {type: 'string', minLength: 1},
    kind: {type: 'string', minLength: 1},
    metadata: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
  },
};

function countFault(
  count: number,
  least = 0,
  most = Infinity,
  noun: string,
  [more, fewer]: Fault = [`Add ${noun}.`, `Remove ${noun}.`],
): Fault | undefined {
  if (count < least) {
    return [`found ${count} ${noun}, expected at least ${least}`, more];
  }
  return count > most
    ? [`found ${count} ${noun}, expected at most ${most}`, fewer]
    : undefined;
}

/** A value as text, which is the same for equal values. */
function plainText(value: SampleValue | undefined): string {
  if (value === undefined) return '';
  return JSON.stringify(toPlain(value), (_key, plain: unknown) =>
    typeof plain === 'bigint' ? Number(plain) : plain,
  );
}

function scalarFault(
  value: ScalarValue['value'],
  schema: SchemaNode,
): Fault | undefined {
  if (typeof value === 'string') return textFault(value, schema);
  return typeof value === 'bigint' || typeof value === 'number'
    ? numberFault(value, schema)
    : undefined;
}

function textFault(text: string, schema: SchemaNode): Fault | undefined {
  const {minLength, maxLength, pattern, format = ''} = schema;
  // The API server counts code points.
  const {length} = Array.from(text);
  const fault = countFault(length, minLength, maxLength, 'characters', [
    text === '' ? 'Write a string.' : 'Write a longer string.',
    'Write a shorter string.',
  ]);
  if (fault !== undefined) return fault;
  const known = FORMATS[format];
  const expected =
    pattern !== undefined && compileGoPattern(pattern)?.test(text) === false
      ? `a string that matches ${pattern}`
      : known?.test(text) === false
        ? known.expected
        : undefined;
  if (expected === undefined) return undefined;
  const what = `found ${JSON.stringify(text)}, expected ${expected}`;
  return [what, 'Correct the value.'];
}

function numberFault(
  value: bigint | number,
  schema: SchemaNode,
): Fault | undefined {
  const {multipleOf, format = ''} = schema;
  const {minimum: least = -Infinity, maximum: most = Infinity} = schema;
  const range = INTEGER_RANGES[format];
  if (range !== undefined && (value < range.least || value > range.most)) {
    return [
      `${value} is out of range for ${format}`,
      `Write a number from ${range.least} to ${range.most}.`,
    ];
  }
  const isAbove = schema.exclusiveMinimum === true;
  const isBelow = schema.exclusiveMaximum === true;
  if (value < least || (isAbove && Number(value) === least)) {
    return [
      `found ${value}, expected ${isAbove ? 'more than' : 'at least'} ${least}`,
      'Write a larger number.',
    ];
  }
  if (value > most || (isBelow && Number(value) === most)) {
    return [
      `found ${value}, expected ${isBelow ? 'less than' : 'at most'} ${most}`,
      'Write a smaller number.',
    ];
  }
  if (multipleOf === undefined || Number(value) % multipleOf === 0) {
    return undefined;
  }
  const what = `found ${value}, expected a multiple of ${multipleOf}`;
  return [what, 'Correct the number.'];
}

/** A branch only limits values; the schema above it lists the fields. */
function branchSchema(branch: SchemaNode): SchemaNode {
  const {properties, required} = branch;
  if (properties === undefined && required === undefined) return branch;
  const open = Object.entries(properties ?? {}).map(
    ([key, child]) => [key, branchSchema(child)] as const,
  );
  return {
    ...branch,
    'x-kubernetes-preserve-unknown-fields': true,
    properties: Object.fromEntries(open),
  };
}
