import type {Node, Program} from 'estree-jsx';
import {createVisitors} from 'estree-util-scope';
import {visit} from 'estree-util-visit';

/** A name that some code uses. */
export interface UsedName {
  readonly name: string;
  readonly line: number | undefined;
  /** Whether it is the name of an element. */
  readonly isElement: boolean;
}

/** A file or package that some code loads, and where. */
export interface NamedSource {
  readonly name: string;
  readonly line: number | undefined;
}

/**
 * What some code loads: by an import, a re-export, `require('…')` or
 * `import('…')`. Loads inside a `try` are skipped, because they may fail.
 */
export function sourcesOf(program: Program): NamedSource[] {
  const hasOwnRequire = declaredNames(program).has('require');
  const found: NamedSource[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    if (ancestors.some(({type}) => type === 'TryStatement')) return;
    const source = sourceOf(node, hasOwnRequire);
    if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
    found.push({name: source.value, line: source.loc?.start.line});
  });
  return found;
}

function sourceOf(node: Node, hasOwnRequire: boolean): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'CallExpression': {
      const isRequire =
        node.callee.type === 'Identifier' && node.callee.name === 'require';
      return isRequire && !hasOwnRequire ? node.arguments[0] : undefined;
    }
    default:
      return undefined;
  }
}

/** Every name that some code declares, at any depth. */
export function declaredNames(program: Program): Set<string> {
  const names = new Set<string>();
  const visitors = createVisitors();
  visit(program, {
    enter: (node) => {
      visitors.enter(node);
    },
    leave(node) {
      for (const {defined} of visitors.scopes)
        for (const name of defined) names.add(name);
      visitors.exit(node);
    },
  });
  return names;
}

/** Whether an element's name is that of a component and not of HTML. */
export function isComponent(name: string): boolean {
  return /^(?:[^a-z]|[^.]+\.)/u.test(name);
}

/** Whether an identifier is a value and not a key or label. */
function isValue(
  key: string | number | symbol | null | undefined,
  parent: Node | undefined,
): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return key !== 'property' || parent.computed;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return key !== 'key' || parent.computed;
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'ExportSpecifier':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return false;
    default:
      return true;
  }
}

/** All names that some code uses, including those that it declares itself. */
export function usedNames(program: Program): UsedName[] {
  const names: UsedName[] = [];
  visit(program, (node, key, _index, ancestors) => {
    const line = node.loc?.start.line;
    if (node.type === 'Identifier') {
      if (isValue(key, ancestors.at(-1))) {
        names.push({name: node.name, line, isElement: false});
      }
    } else if (node.type === 'JSXOpeningElement') {
      // The first part of the name: `Card` in `<Card.Title>`.
      let root = node.name;
      while (root.type === 'JSXMemberExpression') root = root.object;
      if (root.type !== 'JSXIdentifier') return;
      if (root === node.name && !isComponent(root.name)) return;
      names.push({name: root.name, line, isElement: true});
    }
  });
  return names;
}
