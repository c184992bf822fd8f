import type {JsonValue, SchemaNode} from '../shared/model';
import {ruleForm} from '../shared/ruleForms';
import {ruleInWords} from '../shared/ruleInWords';

import type {CheckContext} from './checkValue';
import {ruleHolds, type CelValue} from './rules';
import {
  toPlain,
  type PlainValue,
  type Position,
  type SampleValue,
} from './value';

/** Evaluates the CEL rules of one level of a schema, with defaults filled in. */
export function checkRules(
  value: SampleValue,
  schema: SchemaNode,
  path: string,
  at: Position,
  {problems, rules: parsed}: Pick<CheckContext, 'problems' | 'rules'>,
): void {
  const rules = schema['x-kubernetes-validations'];
  if (rules === undefined) return;
  const self = withDefaults(toPlain(value), schema);
  for (const rule of rules) {
    const node = parsed.get(rule.rule);
    if (node === undefined || ruleHolds(node, self)) continue;
    problems.push({
      at,
      path,
      what: `the rule \`${rule.rule}\` is not satisfied: ${rule.message ?? 'the API server rejects this'}`,
      remedy:
        ruleForm(rule.rule) === undefined
          ? 'Change the fields in the rule.'
          : ruleInWords(rule),
    });
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
