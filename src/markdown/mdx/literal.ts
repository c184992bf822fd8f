import type {Expression, Program} from 'estree-jsx';

/** A value written out in the source. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Literal[]
  | {readonly [key: string]: Literal};

/** Wraps a literal, because the value itself may be `undefined`. */
export interface Found {
  readonly value: Literal;
}

/** The expression between braces; `undefined` if they hold only a comment. */
export function expressionOf(
  program: Program | null | undefined,
): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

/** The value of an expression that consists only of literals. */
export function literalOf(node: Expression | undefined): Found | undefined {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node || typeof node.value === 'bigint'
        ? undefined
        : {value: literalValue(node.value)};
    case 'TemplateLiteral': {
      const [text] = node.quasis;
      return node.expressions.length === 0 && text
        ? {value: text.value.cooked ?? text.value.raw}
        : undefined;
    }
    case 'UnaryExpression': {
      const found = literalOf(node.argument);
      return node.operator === '-' && typeof found?.value === 'number'
        ? {value: -found.value}
        : undefined;
    }
    case 'Identifier':
      return node.name === 'undefined' ? {value: undefined} : undefined;
    case 'ArrayExpression':
      return listOf(node.elements);
    case 'ObjectExpression':
      return recordOf(node.properties);
    default:
      return undefined;
  }
}

function literalValue(value: unknown): Literal {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    default:
      return null;
  }
}

function listOf(
  elements: Extract<Expression, {type: 'ArrayExpression'}>['elements'],
): Found | undefined {
  const values: Literal[] = [];
  for (const element of elements) {
    const found =
      element?.type === 'SpreadElement' || element === null
        ? undefined
        : literalOf(element);
    if (!found) return undefined;
    values.push(found.value);
  }
  return {value: values};
}

function recordOf(
  properties: Extract<Expression, {type: 'ObjectExpression'}>['properties'],
): Found | undefined {
  const entries: [string, Literal][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const {key, value} = property;
    const name =
      key.type === 'Identifier'
        ? key.name
        : key.type === 'Literal'
          ? String(key.value)
          : undefined;
    // The type allows patterns, but an object expression has none.
    const found = literalOf(value as Expression);
    if (name === undefined || !found) return undefined;
    entries.push([name, found.value]);
  }
  return {value: Object.fromEntries(entries)};
}
