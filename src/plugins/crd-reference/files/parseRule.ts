import {parse, type ASTNode} from '@marcbachmann/cel-js';

import {NAMED_FORMATS} from '../engine/formats';
import {isRuleOp, type RuleNode} from '../engine/rules';
import type {SchemaNode} from '../model/model';

/** Macros that name a variable before what they evaluate for each item. */
const MACROS = new Set(['all', 'exists', 'exists_one', 'filter', 'map']);

/** Pairs of a rule in the schemas and what it means, if it can be evaluated. */
export function parseRules(
  schemas: readonly SchemaNode[],
): (readonly [rule: string, parsed: RuleNode])[] {
  return [...new Set(schemas.flatMap(rulesIn))].flatMap((text) => {
    const parsed = parseRule(text);
    return parsed === undefined ? [] : [[text, parsed] as const];
  });
}

/** The texts of all rules in a schema. */
export function rulesIn(node: SchemaNode): string[] {
  const {properties = {}, items, additionalProperties: rest} = node;
  const below = [...Object.values(properties), rest, items].flatMap((child) =>
    typeof child === 'object' ? rulesIn(child) : [],
  );
  const own = node['x-kubernetes-validations'] ?? [];
  return [...own.map(({rule}) => rule), ...below];
}

/**
 * Parses a rule that can be evaluated with only a manifest and the one before it.
 * One that uses what only an API server has can't: `undefined`.
 */
export function parseRule(rule: string): RuleNode | undefined {
  try {
    return convert(parse(rule).ast);
  } catch {
    // Syntax or a macro that only the API server knows.
    return undefined;
  }
}

function convert(ast: ASTNode): RuleNode {
  const {op, args} = ast;
  switch (op) {
    case 'value':
      return literal(args);
    case 'id':
      return {op, name: args, args: []};
    case '.':
      return {op, name: args[1], args: [convert(args[0])]};
    case 'call':
      return operation(args[0], args[1]);
    case 'rcall': {
      const [name, target, [first, ...rest]] = args;
      if (target.op === 'id' && target.args === 'format') {
        return formatNode(name, first);
      }
      // What can be absent is null if it is.
      if (name === 'value') return convert(target);
      if (!MACROS.has(name)) {
        return operation(name, [target, ...args[2]]);
      }
      if (first?.op !== 'id') throw new Error(`${name} names no variable`);
      if (rest.length !== 1) throw new Error(`${name} has a filter`);
      return {...operation(name, [target, ...rest]), name: first.args};
    }
    case '!_':
    case '-_':
      return operation(op, [args]);
    default:
      if (!Array.isArray(args)) throw new Error(`no operator ${op}`);
      // The type of what other operators have is a list of nodes.
      return operation(op, args as readonly ASTNode[]);
  }
}

/** `format.uuid()` or `format.named('uuid')`. */
function formatNode(name: string, first: ASTNode | undefined): RuleNode {
  const given = name === 'named' && first?.op === 'value' ? first.args : name;
  const named = typeof given === 'string' ? given : '';
  if (!Object.hasOwn(NAMED_FORMATS, named)) {
    throw new Error(`no format ${named}`);
  }
  return {op: 'format', name: named, args: []};
}

function operation(op: string, args: readonly ASTNode[]): RuleNode {
  if (!isRuleOp(op)) throw new Error(`no operator ${op}`);
  return {op, args: args.map(convert)};
}

function literal(value: unknown): RuleNode {
  switch (typeof value) {
    case 'bigint':
      return {op: 'int', value: String(value), args: []};
    case 'string':
    case 'number':
    case 'boolean':
      return {op: 'value', value, args: []};
    default:
      if (value === null) return {op: 'value', value, args: []};
      throw new Error('a literal of an unknown type');
  }
}
