import type {SchemaNode} from '../model/model';
import {ruleForm, ruleInWords} from '../model/ruleForms';

import {childOf} from './fieldPath';
import {isList, isMap, isTransition, ruleHolds, type RuleNode} from './rules';
import {toPlain, type Fault, type PlainValue, type SampleValue} from './value';

/**
 * The CEL rules of one level of a schema that a value doesn't satisfy, with
 * defaults filled in.
 *
 * @param parsed - Rules by their text; a rule that is missing isn't checked.
 */
export function brokenRules(
  value: SampleValue,
  schema: SchemaNode,
  parsed: ReadonlyMap<string, RuleNode>,
): Fault[] {
  const rules = schema['x-kubernetes-validations'];
  if (rules === undefined) return [];
  const self = withDefaults(toPlain(value), schema);
  return rules.flatMap((rule): Fault[] => {
    const node = parsed.get(rule.rule);
    if (node === undefined || isTransition(rule.rule)) return [];
    if (ruleHolds(node, self) !== false) return [];
    const message = rule.message ?? 'the API server rejects this';
    const what = `the rule \`${rule.rule}\` is not satisfied: ${message}`;
    return ruleForm(rule.rule) === undefined
      ? [[what, 'Change the fields mentioned in the rule.']]
      : [[what, ruleInWords(rule)]];
  });
}

/** The value as the API server stores it, with defaults and without nulls. */
export function withDefaults(
  value: PlainValue,
  schema: SchemaNode = {},
): PlainValue {
  if (isList(value)) {
    return value.map((item) => withDefaults(item, schema.items));
  }
  if (isMap(value)) return objectWithDefaults(value, schema);
  if (schema.type === 'integer' && typeof value === 'number') {
    return BigInt(value);
  }
  if (schema.type === 'number' && typeof value === 'bigint') {
    return Number(value);
  }
  return value;
}

function objectWithDefaults(
  value: Readonly<Record<string, PlainValue>>,
  schema: SchemaNode,
): PlainValue {
  const {properties = {}} = schema;
  const result: Record<string, PlainValue> = {};
  for (const [key, child] of Object.entries(value)) {
    const childSchema = childOf(schema, key);
    if (child === null && childSchema?.nullable !== true) continue;
    const isNamed = Object.hasOwn(properties, key);
    for (const name of isNamed ? celNames(key) : [key]) {
      result[name] = withDefaults(child, childSchema);
    }
  }
  for (const [key, property] of Object.entries(properties)) {
    const names = celNames(key);
    if (property.default === undefined) continue;
    if (names.some((name) => name in result)) continue;
    const filled = withDefaults(property.default, property);
    for (const name of names) result[name] = filled;
  }
  return result;
}

const CEL_RESERVED_WORDS =
  /^(?:true|false|null|in|as|break|const|continue|else|for|function|if|import|let|loop|package|namespace|return|var|void|while)$/u;

/**
 * The names of a field in CEL. A field named like a reserved word has two names,
 * because newer API servers also accept the word itself.
 */
function celNames(field: string): readonly string[] {
  if (CEL_RESERVED_WORDS.test(field)) return [field, `__${field}__`];
  return [
    field
      .replaceAll('__', '__underscores__')
      .replaceAll('.', '__dot__')
      .replaceAll('-', '__dash__')
      .replaceAll('/', '__slash__'),
  ];
}
