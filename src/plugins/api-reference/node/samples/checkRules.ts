import {parse, type ParseResult} from '@marcbachmann/cel-js';

import type {JsonValue, SchemaNode, ValidationRule} from '../../shared/model';

import {
  toPlain,
  type PlainValue,
  type Position,
  type Problem,
  type SampleValue,
} from './value';

/** A value as CEL sees it: whole numbers are bigints. */
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
 * Whether a rule can be judged on a manifest alone: not one that compares with
 * the object as it was, nor one with a function that only an API server has.
 */
export function isCheckedRule({rule}: ValidationRule): boolean {
  return !/\boldSelf\b/u.test(rule) && readRule(rule) !== undefined;
}

/** Asks the CEL rules of one level of a schema, with defaults filled in. */
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
      what: `the rule \`${rule.rule}\` does not hold: ${rule.message ?? 'the API server refuses this'}`,
      remedy: 'Change the fields that the rule names.',
    });
  }
}

function readRule(rule: string): ParseResult | undefined {
  if (!parsed.has(rule)) {
    let read: ParseResult | undefined;
    try {
      read = parse(rule);
    } catch {
      // Syntax or a macro of the API server's own; the rule goes unasked.
      read = undefined;
    }
    parsed.set(rule, read);
  }
  return parsed.get(rule);
}

/** `undefined` when the library cannot tell. */
function evaluate(rule: string, self: CelValue): boolean | undefined {
  try {
    const result: unknown = readRule(rule)?.({self});
    return typeof result === 'boolean' ? result : undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // A function of the API server's own; any other failure is the value's.
    return /found no matching overload|unknown function|unknown variable/iu.test(
      message,
    )
      ? undefined
      : false;
  }
}

/** The value as the API server stores it: defaults filled in, nulls dropped. */
export function withDefaults(
  value: PlainValue,
  schema: SchemaNode | undefined,
): CelValue {
  if (Array.isArray(value)) {
    const items: readonly PlainValue[] = value;
    return items.map((item) => withDefaults(item, schema?.items));
  }
  if (typeof value === 'object' && value !== null) {
    // `Array.isArray` leaves read-only lists in the type.
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
 * How a rule writes a field whose name is no CEL name. A field named like a
 * word of CEL has two names: newer API servers take the word itself as well.
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
