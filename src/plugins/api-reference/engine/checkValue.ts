import {nearest} from '../../../lib/nearest';
import type {JsonValue, SchemaNode} from '../shared/model';

import {checkRules} from './checkRules';
import {FORMATS, INTEGER_RANGES} from './formats';
import type {RuleNode} from './rules';
import {
  describeValue,
  joinPath,
  toPlain,
  type ArrayValue,
  type ObjectValue,
  type Position,
  type Problem,
  type SampleValue,
} from './value';

/** A check for a value that its schema leaves open. */
export type ExtraCheck = (
  value: SampleValue,
  path: string,
  at: Position,
  context: CheckContext,
) => void;

/** The state and the options of a check. */
export interface CheckContext {
  /** Mistakes are added here. */
  readonly problems: Problem[];
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

const PLACEHOLDER = /<[a-z][a-z0-9]*(?:[ -][a-z0-9]+)*>/u;

/** Whether a string contains a placeholder that readers replace. */
export function hasPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/**
 * Checks a value as the API server does with `--validate=strict`, and adds the
 * mistakes to the problems of the context.
 *
 * @param path - Field path of the value in its object.
 * @param at - Position of the value's key in the text.
 */
export function checkValue(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  if (standsForAny(value, context)) return;
  const extra = context.extraChecks.get(schema);
  if (extra !== undefined) {
    extra(value, path, at, context);
    return;
  }
  const before = context.problems.length;
  if (value.type === 'null') {
    if (schema.nullable === true || isOpen(schema)) return;
    report(context, at, path, [
      `found nothing, expected ${typeName(schema)}`,
      'Write a value, or remove the item.',
    ]);
    return;
  }
  if (!hasRightType(value, schema)) {
    reportType(value, schema, path, at, context);
    return;
  }
  if (value.type === 'object') checkObject(value, schema, path, at, context);
  if (value.type === 'array') checkArray(value, schema, path, at, context);
  checkScalar(value, schema, path, context);
  checkEnum(value, schema, path, context);
  checkAlternatives(value, schema, path, at, context);
  // Like the API server, evaluates rules only if the value matches the schema.
  if (context.isPart || context.problems.length > before) return;
  checkRules(value, schema, path, at, context);
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

function report(
  {problems}: CheckContext,
  at: Position,
  path: string,
  [what, remedy]: readonly [what: string, remedy: string],
): void {
  problems.push({at, path, what, remedy});
}

/** Whether a template or a shell fills in a part of a string later. */
export function isLeftOpen(text: string, context: CheckContext): boolean {
  return context.allowsTemplates && /\$[\w({]/u.test(text);
}

function standsForAny(value: SampleValue, context: CheckContext): boolean {
  return value.type === 'string' && isLeftOpen(String(value.value), context);
}

function isOpen(schema: SchemaNode): boolean {
  return (
    schema.type === undefined &&
    schema['x-kubernetes-int-or-string'] !== true &&
    schema.format === undefined
  );
}

function hasRightType(value: SampleValue, schema: SchemaNode): boolean {
  if (schema['x-kubernetes-int-or-string'] === true) {
    return value.type === 'string' || isWhole(value);
  }
  if (schema.format === 'quantity') {
    return (
      value.type !== 'object' &&
      value.type !== 'array' &&
      value.type !== 'boolean'
    );
  }
  switch (schema.type) {
    case undefined:
      return true;
    case 'integer':
      return isWhole(value);
    case 'number':
      return value.type === 'integer' || value.type === 'number';
    default:
      return value.type === schema.type;
  }
}

/** JSON has only one type of number, so `1.0` is an integer too. */
function isWhole(value: SampleValue): boolean {
  return (
    value.type === 'integer' ||
    (value.type === 'number' && Number.isInteger(value.value))
  );
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

function reportType(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  const expected = typeName(schema);
  const isCollection = value.type === 'object' || value.type === 'array';
  report(context, isCollection ? at : value.at, path, [
    `found ${describeValue(value)}, expected ${expected}`,
    typeRemedy(value, schema),
  ]);
}

function typeRemedy(value: SampleValue, schema: SchemaNode): string {
  if (value.type === 'object' || value.type === 'array') {
    if (schema.type === 'array') return 'Start each item with `- `.';
    if (schema.type === 'object') return 'Write keys, without `- `.';
    return 'Write one value.';
  }
  if (schema.type === 'string' && value.plain !== undefined) {
    const note = /^(?:y|n|yes|no|on|off)$/iu.test(value.plain)
      ? ' Kubernetes reads YAML 1.1, where this word is a boolean.'
      : '';
    return `Put it in quotes: "${value.plain}".${note}`;
  }
  if (value.type === 'string' && /^-?\d+$/u.test(String(value.value))) {
    return 'Remove the quotes.';
  }
  if (schema.type === 'array')
    return 'Write a list and start each item with `- `.';
  if (schema.type === 'object') return 'Write the keys of the object below it.';
  return `Write ${typeName(schema)}.`;
}

function checkObject(
  value: ObjectValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  const properties = {...embedded(schema)?.properties, ...schema.properties};
  const rest = schema.additionalProperties;
  const keepsUnknown =
    schema['x-kubernetes-preserve-unknown-fields'] === true || isOpen(schema);
  for (const [key, entry] of value.entries) {
    const property = Object.hasOwn(properties, key)
      ? properties[key]
      : typeof rest === 'object'
        ? rest
        : undefined;
    const childPath = joinPath(path, key);
    if (property !== undefined) {
      // The API server drops a field without a value before the check.
      if (entry.value.type === 'null' && property.nullable !== true) continue;
      checkValue(entry.value, property, childPath, entry.at, context);
      continue;
    }
    const isTemplate = isLeftOpen(key, context);
    if (rest === true || keepsUnknown || isTemplate) continue;
    report(context, entry.at, childPath, [
      'unknown field',
      didYouMean(key, Object.keys(properties)),
    ]);
  }
  checkRequired(value, schema, path, at, context);
  checkRequired(value, embedded(schema) ?? {}, path, at, context);
  if (context.isPart) return;
  const {size} = value.entries;
  checkCount(size, schema.minProperties, schema.maxProperties, 'keys', {
    path,
    at,
    context,
  });
}

/** An embedded object has a kind and metadata of its own. */
function embedded(schema: SchemaNode): SchemaNode | undefined {
  return schema['x-kubernetes-embedded-resource'] === true
    ? EMBEDDED_RESOURCE
    : undefined;
}

const EMBEDDED_RESOURCE: SchemaNode = {
  required: ['apiVersion', 'kind', 'metadata'],
  properties: {
    apiVersion: {type: 'string', minLength: 1},
    kind: {type: 'string', minLength: 1},
    metadata: {type: 'object', 'x-kubernetes-preserve-unknown-fields': true},
  },
};

function checkRequired(
  value: ObjectValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  if (context.isPart) return;
  for (const key of schema.required ?? []) {
    const property = schema.properties?.[key];
    if (property?.default !== undefined) continue;
    const present = value.entries.get(key)?.value;
    const isNull = present?.type === 'null' && property?.nullable !== true;
    if (present !== undefined && !isNull) continue;
    report(context, at, joinPath(path, key), [
      'the required field is missing',
      `Add ${key}${property === undefined ? '' : ` (${typeName(property)})`}.`,
    ]);
  }
}

function checkArray(
  value: ArrayValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  const {items} = schema;
  value.items.forEach((item, index) => {
    if (items === undefined) return;
    checkValue(item, items, joinPath(path, index), item.at, context);
  });
  if (!context.isPart) {
    checkCount(value.items.length, schema.minItems, schema.maxItems, 'items', {
      path,
      at,
      context,
    });
  }
  checkDuplicates(value, schema, path, context);
}

function checkCount(
  count: number,
  least: number | undefined,
  most: number | undefined,
  of: string,
  {
    path,
    at,
    context,
  }: {
    readonly path: string;
    readonly at: Position;
    readonly context: CheckContext;
  },
): void {
  if (least !== undefined && count < least) {
    report(context, at, path, [
      `found ${count} ${of}, expected at least ${least}`,
      `Add ${of}.`,
    ]);
  }
  if (most !== undefined && count > most) {
    report(context, at, path, [
      `found ${count} ${of}, expected at most ${most}`,
      `Remove ${of}.`,
    ]);
  }
}

/** A set can't have equal items, and a map can't have items with the same keys. */
function checkDuplicates(
  value: ArrayValue,
  schema: SchemaNode,
  path: string,
  context: CheckContext,
): void {
  const listType = schema['x-kubernetes-list-type'];
  const isSet = listType === 'set' || schema.uniqueItems === true;
  if (!isSet && listType !== 'map') return;
  const keys = schema['x-kubernetes-list-map-keys'] ?? [];
  const seen = new Set<string>();
  value.items.forEach((item, index) => {
    if (standsForAny(item, context)) return;
    const identity = isSet
      ? textOfPlain(item)
      : keys
          .map((key) => {
            const found =
              item.type === 'object' ? item.entries.get(key)?.value : undefined;
            return found === undefined ? '' : textOfPlain(found);
          })
          .join(' ');
    if (!seen.has(identity)) {
      seen.add(identity);
      return;
    }
    const what = isSet
      ? `found ${describeValue(item)} twice in a list without duplicates`
      : `two items have the same ${keys.join(' and ')}`;
    report(context, item.at, joinPath(path, index), [
      what,
      'Remove one of the two.',
    ]);
  });
}

function textOfPlain(value: SampleValue): string {
  return JSON.stringify(toPlain(value), (_key, plain: unknown) =>
    typeof plain === 'bigint' ? Number(plain) : plain,
  );
}

function checkScalar(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  context: CheckContext,
): void {
  if (value.type === 'object' || value.type === 'array') return;
  const problem =
    value.type === 'string'
      ? textProblem(String(value.value), schema, context)
      : numberProblem(value.value, schema);
  if (problem !== undefined) report(context, value.at, path, problem);
}

function textProblem(
  text: string,
  schema: SchemaNode,
  context: CheckContext,
): readonly [string, string] | undefined {
  if (context.allowsPlaceholders && hasPlaceholder(text)) return undefined;
  const found = JSON.stringify(text);
  // The API server counts code points.
  const {length} = Array.from(text);
  if (schema.minLength !== undefined && length < schema.minLength) {
    return [
      `found ${length} characters, expected at least ${schema.minLength}`,
      text === '' ? 'Write a string.' : 'Write a longer string.',
    ];
  }
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    return [
      `found ${length} characters, expected at most ${schema.maxLength}`,
      'Write a shorter string.',
    ];
  }
  if (schema.pattern !== undefined && !matches(text, schema.pattern)) {
    return [
      `found ${found}, expected a string that matches ${schema.pattern}`,
      'Correct the value.',
    ];
  }
  const format =
    schema.format === undefined ? undefined : FORMATS[schema.format];
  if (format !== undefined && !format.test(text)) {
    return [
      `found ${found}, expected ${format.expected}`,
      'Correct the value.',
    ];
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

/** Patterns are in Go's syntax; those of released kinds mean the same in JavaScript. */
function matches(text: string, pattern: string): boolean {
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(text);
}

function numberProblem(
  value: string | bigint | number | boolean | null,
  schema: SchemaNode,
): readonly [string, string] | undefined {
  if (typeof value !== 'bigint' && typeof value !== 'number') return undefined;
  const range =
    schema.format === undefined ? undefined : INTEGER_RANGES[schema.format];
  if (range !== undefined && (value < range.least || value > range.most)) {
    return [
      `${value} is out of range for ${schema.format ?? ''}`,
      `Write a number from ${range.least} to ${range.most}.`,
    ];
  }
  const {minimum, maximum, multipleOf} = schema;
  if (
    minimum !== undefined &&
    (value < minimum ||
      (schema.exclusiveMinimum === true && Number(value) === minimum))
  ) {
    const bound = schema.exclusiveMinimum === true ? 'more than' : 'at least';
    return [
      `found ${value}, expected ${bound} ${minimum}`,
      'Write a larger number.',
    ];
  }
  if (
    maximum !== undefined &&
    (value > maximum ||
      (schema.exclusiveMaximum === true && Number(value) === maximum))
  ) {
    const bound = schema.exclusiveMaximum === true ? 'less than' : 'at most';
    return [
      `found ${value}, expected ${bound} ${maximum}`,
      'Write a smaller number.',
    ];
  }
  if (multipleOf !== undefined && Number(value) % multipleOf !== 0) {
    return [
      `found ${value}, expected a multiple of ${multipleOf}`,
      'Correct the number.',
    ];
  }
  return undefined;
}

function checkEnum(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  context: CheckContext,
): void {
  if (schema.enum === undefined || value.type === 'array') return;
  if (
    context.allowsPlaceholders &&
    value.type === 'string' &&
    hasPlaceholder(String(value.value))
  ) {
    return;
  }
  const found = textOfPlain(value);
  if (schema.enum.some((allowed) => JSON.stringify(allowed) === found)) return;
  report(context, value.at, path, [
    `found ${describeValue(value)}, which is not allowed`,
    didYouMean(
      value.type === 'string' ? String(value.value) : found,
      schema.enum.map(shownEnumValue),
      'Use one of the allowed values.',
    ),
  ]);
}

function shownEnumValue(allowed: JsonValue): string {
  return typeof allowed === 'string' && allowed !== ''
    ? allowed
    : JSON.stringify(allowed);
}

function checkAlternatives(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): void {
  for (const branch of schema.allOf ?? []) {
    checkValue(value, branchSchema(branch), path, at, context);
  }
  if (schema.anyOf !== undefined && !isIntOrString(schema)) {
    if (
      !schema.anyOf.some((branch) => holds(value, branch, path, at, context))
    ) {
      report(context, at, path, [
        'the value matches none of the allowed forms',
        'Compare the fields with the reference page of the kind.',
      ]);
    }
  }
  if (schema.oneOf !== undefined) {
    const fitting = schema.oneOf.filter((branch) =>
      holds(value, branch, path, at, context),
    ).length;
    if (fitting !== 1) {
      report(context, at, path, [
        `the value matches ${fitting} of the allowed forms, expected exactly one`,
        'Compare the fields with the reference page of the kind.',
      ]);
    }
  }
  if (schema.not !== undefined && holds(value, schema.not, path, at, context)) {
    report(context, at, path, [
      'this form is not allowed',
      'Compare the fields with the reference page of the kind.',
    ]);
  }
}

/** These schemas also have `anyOf: [{type: integer}, {type: string}]`. */
function isIntOrString(schema: SchemaNode): boolean {
  return schema['x-kubernetes-int-or-string'] === true;
}

function holds(
  value: SampleValue,
  branch: SchemaNode,
  path: string,
  at: Position,
  context: CheckContext,
): boolean {
  const problems: Problem[] = [];
  checkValue(value, branchSchema(branch), path, at, {...context, problems});
  return problems.length === 0;
}

/** A branch only limits values; the schema above it lists the fields. */
function branchSchema(branch: SchemaNode): SchemaNode {
  return branch.properties === undefined && branch.required === undefined
    ? branch
    : {
        ...branch,
        'x-kubernetes-preserve-unknown-fields': true,
        properties: Object.fromEntries(
          Object.entries(branch.properties ?? {}).map(([key, child]) => [
            key,
            branchSchema(child),
          ]),
        ),
      };
}
