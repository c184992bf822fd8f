import type {Expression, MemberExpression, Node, Program} from 'estree-jsx';
import type {Root} from 'mdast';
import {visit} from 'estree-util-visit';

import {ContentError} from '../../lib/contentError';
import {isRecord} from '../../lib/isRecord';
import {codeOf} from './jsx';
import {literalOf} from './literal';
import {declaredNames} from './names';

/** Wraps a value that is known at build time, which may be `undefined`. */
interface Known {
  readonly value: unknown;
}

/**
 * Finds properties of null and undefined values, as in `{data.nmae.first}`,
 * which would break the page when it renders. Only considers values that are
 * written on the page, and code that always runs.
 *
 * @param file - The page, relative to the root of the repository.
 */
export function valueErrors(file: string, tree: Root): ContentError[] {
  const codes = codeOf(tree);
  const constants = constantsOf(codes.map(({program}) => program));
  const errors: ContentError[] = [];
  for (const {program, node} of codes) {
    const own =
      node.type === 'mdxjsEsm' ? new Set<string>() : declaredNames(program);
    visit(program, (code, _key, _index, ancestors) => {
      if (code.type !== 'MemberExpression' || code.optional) return;
      if (!runsAlways([...ancestors, code])) return;
      const object = knownValue(code.object, (name) =>
        own.has(name) ? undefined : constants.get(name),
      );
      const property = propertyOf(code);
      if (!object || property === undefined) return;
      if (object.value !== null && object.value !== undefined) return;
      errors.push(
        new ContentError(
          {
            file,
            line: code.loc?.start.line ?? node.position?.start.line,
            key: `.${property}`,
          },
          `the value before .${property} is ${String(object.value)}, so the page would break`,
          `Fix the name before it, or write ?.${property} if it may be missing.`,
        ),
      );
    });
  }
  return errors;
}

/** Constants of the page with a literal value that no code changes. */
function constantsOf(programs: readonly Program[]): ReadonlyMap<string, Known> {
  const found = new Map<string, Known>();
  const changed = new Set<string>();
  for (const program of programs) {
    visit(program, (node, _key, _index, ancestors) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
        const literal = literalOf(node.init ?? undefined);
        const isModule = ancestors.every(({type}) =>
          /^(?:Program|ExportNamedDeclaration|VariableDeclaration)$/u.test(
            type,
          ),
        );
        if (literal && isModule && !found.has(node.id.name)) {
          found.set(node.id.name, literal);
        } else changed.add(node.id.name);
      } else if (node.type === 'Identifier' && !isRead(ancestors)) {
        changed.add(node.name);
      }
    });
  }
  return new Map([...found].filter(([name]) => !changed.has(name)));
}

/** Whether an identifier is only used to read a property of its value. */
function isRead(ancestors: readonly Node[]): boolean {
  const chain = [...ancestors].reverse();
  const [parent] = chain;
  if (parent?.type === 'VariableDeclarator') return true;
  const outer = chain.find(({type}) => type !== 'MemberExpression');
  return (
    parent?.type === 'MemberExpression' &&
    outer?.type !== 'AssignmentExpression' &&
    outer?.type !== 'UpdateExpression' &&
    !(outer?.type === 'UnaryExpression' && outer.operator === 'delete')
  );
}

/** Whether code runs on every render: not in a function, not conditionally. */
function runsAlways(chain: readonly Node[]): boolean {
  return chain.every((node, index) => {
    const inner = chain[index + 1];
    switch (node.type) {
      case 'LogicalExpression':
        return node.left === inner;
      case 'ConditionalExpression':
        return node.test === inner;
      case 'ChainExpression':
      case 'Program':
      case 'ExpressionStatement':
      case 'ExportNamedDeclaration':
      case 'VariableDeclaration':
      case 'VariableDeclarator':
      case 'MemberExpression':
      case 'CallExpression':
      case 'NewExpression':
      case 'TemplateLiteral':
      case 'BinaryExpression':
      case 'ArrayExpression':
      case 'ObjectExpression':
      case 'Property':
      case 'SpreadElement':
      case 'JSXFragment':
      case 'JSXElement':
      case 'JSXOpeningElement':
      case 'JSXAttribute':
      case 'JSXExpressionContainer':
      case 'JSXSpreadAttribute':
        return node.type !== 'ChainExpression';
      default:
        return false;
    }
  });
}

function propertyOf({
  property,
  computed,
}: MemberExpression): string | undefined {
  if (!computed) {
    return property.type === 'Identifier' ? property.name : undefined;
  }
  return property.type === 'Literal' ? String(property.value) : undefined;
}

function knownValue(
  node: Expression | MemberExpression['object'],
  constantOf: (name: string) => Known | undefined,
): Known | undefined {
  if (node.type === 'Identifier') {
    return node.name === 'undefined'
      ? {value: undefined}
      : constantOf(node.name);
  }
  if (node.type === 'Literal') return literalOf(node);
  if (node.type !== 'MemberExpression' || node.optional) return undefined;
  const object = knownValue(node.object, constantOf);
  const property = propertyOf(node);
  if (!object || property === undefined) return undefined;
  const {value} = object;
  if (value === null || value === undefined || Array.isArray(value)) {
    return undefined;
  }
  if (isRecord(value) && Object.hasOwn(value, property)) {
    return {value: value[property]};
  }
  // Values inherit properties such as toString.
  return property in Object(value) ? undefined : {value: undefined};
}
