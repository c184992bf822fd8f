import {parse, type ParseResult} from '@marcbachmann/cel-js';

import type {JsonValue, SchemaNode, ValidationRule} from '../../shared/model';

import {
  toPlain,
  type PlainValue,
  type Position,
  type Problem,
  type SampleValue,
} from './value';

/** A value for CEL, which needs integers as bigints. */
type CelValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly CelValue[]
  | {readonly [key: string]: CelValue};

const parsed = new Map<string, ParseResult | undefined>();

/**
 * Whether a rule can be evaluated with only a manifest. Rules that compare with
 * the previous state, or use a function that only an API server has, can't.
 */
export function isCheckedRule({rule}: ValidationRule): boolean {
  return !/\boldSelf\b/u.test(rule) && readRule(rule) !== undefined;
}

/** Evaluates the CEL rules of one level of a schema, with defaults filled in. */
export function checkRules(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  problems: Problem[],
): void {
  const rules = schema['x-kubernetes-validations'];
  if (rules === undefined) return;
  const self = withDefaults(toPlain(value), schema);
  for (const rule of rules) {
    if (!isCheckedRule(rule)) continue;
    const result = evaluate(rule.rule, self);
    if (result === true || result === undefined) continue;
    problems.push({
      at,
      path,
      what: `the rule \`${rule.rule}\` is not satisfied: ${rule.message ?? 'the API server rejects this'}`,
      remedy: 'Change the fields in the rule.',
    });
  }
}

function readRule(rule: string): ParseResult | undefined {
  if (!parsed.has(rule)) {
    let read: ParseResult | undefined;
    try {
      read = parse(rule);
    } catch {
      // Syntax or a macro that only the API server knows: the rule is skipped.
      read = undefined;
    }
    parsed.set(rule, read);
  }
  return parsed.get(rule);
}

/** `undefined` if the library can't evaluate the rule. */
function evaluate(rule: string, self: CelValue): boolean | undefined {
  try {
    const result: unknown = readRule(rule)?.({self});
    return typeof result === 'boolean' ? result : undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // A function that only the API server has. Any other failure means the value is wrong.
    return /found no matching overload|unknown function|unknown variable/iu.test(
      message,
    )
      ? undefined
      : false;
  }
}

/** The value as the API server stores it, with defaults and without nulls. */
export function withDefaults(
  value: PlainValue,
  schema: SchemaNode | undefined,
): CelValue {
  if (Array.isArray(value)) {
    const items: readonly PlainValue[] = value;
    return items.map((item) => withDefaults(item, schema?.items));
  }
  if (typeof value === 'object' && value !== null) {
    // `Array.isArray` doesn't exclude read-only arrays from the type.
    return objectWithDefaults(value as Record<string, PlainValue>, schema);
  }
  if (schema?.type === 'integer' && typeof value === 'number') {
    return BigInt(value);
  }
  if (schema?.type === 'number' && typeof value === 'bigint') {
    return Number(value);
  }
  return value;
}

function objectWithDefaults(
  value: Readonly<Record<string, PlainValue>>,
  schema: SchemaNode | undefined,
): CelValue {
  const properties = schema?.properties ?? {};
  const rest = schema?.additionalProperties;
  const result: Record<string, CelValue> = {};
  for (const [key, child] of Object.entries(value)) {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const childSchema = own ?? (typeof rest === 'object' ? rest : undefined);
    if (child === null && childSchema?.nullable !== true) continue;
    const filled = withDefaults(child, childSchema);
    for (const name of own === undefined ? [key] : celNames(key)) {
      result[name] = filled;
    }
  }
  for (const [key, property] of Object.entries(properties)) {
    const names = celNames(key);
    if (property.default === undefined) continue;
    if (names.some((name) => name in result)) continue;
    const filled = withDefaults(toPlainDefault(property.default), property);
    for (const name of names) result[name] = filled;
  }
  return result;
}

function toPlainDefault(value: JsonValue): PlainValue {
  return value;
}

const CEL_WORDS = new Set(
  'true false null in as break const continue else for function if import let loop package namespace return var void while'.split(
    ' ',
  ),
);

/**
 * The names of a field in CEL. A field named like a reserved word has two names,
 * because newer API servers also accept the word itself.
 */
function celNames(field: string): readonly string[] {
  if (CEL_WORDS.has(field)) return [field, `__${field}__`];
  return [
    field
      .replaceAll('__', '__underscores__')
      .replaceAll('.', '__dot__')
      .replaceAll('-', '__dash__')
      .replaceAll('/', '__slash__'),
  ];
}
