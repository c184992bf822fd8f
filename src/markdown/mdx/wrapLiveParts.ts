import type {Node, Program} from 'estree-jsx';
import {visit as visitCode} from 'estree-util-visit';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

import {parsePage} from '../../lib/parsePage';
import {FOR_PAGES} from './importErrors';
import {
  codeOf,
  isJsxElement,
  isJsxExpression,
  type JsxElement,
  type JsxExpression,
} from './jsx';
import {
  elementRoot,
  importedNames,
  isComponent,
  type ImportedName,
} from './names';

/** Local name of the wrapper component; no page declares it. */
const LIVE_PART = 'LivePartOfSite';
const LIVE_PART_SOURCE = '@site/src/components/LivePart/LivePart';

/** Modules whose components and hooks render the same for every reader. */
const STATIC_SOURCES: ReadonlySet<string> = new Set([
  ...FOR_PAGES.map((name) => `@theme/${name}`),
  ...[
    ...['Head', 'Interpolate', 'Link', 'Translate', 'constants'],
    ...['isInternalUrl', 'useBaseUrl', 'useDocusaurusContext'],
  ].map((name) => `@docusaurus/${name}`),
  'clsx',
]);

/** Parts of pages mark themselves; images and data are static. */
const STATIC_FILE = /\.(?:mdx?|json|svg|png|jpe?g|gif|webp|avif|css)$/u;

/** Attributes that make an element interactive or expose it to code. */
const LIVE_ATTRIBUTE = /^(?:on[A-Z]|ref$|contentEditable$)/u;

/** Elements that allow only certain children: wrapped as a whole. */
const STRICT_PARENTS: ReadonlySet<string> = new Set([
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup'],
  ...['ul', 'ol', 'dl', 'select', 'optgroup', 'datalist', 'picture', 'svg'],
]);

/**
 * Wraps each part of a page that needs code to react to the reader. The wrapper
 * makes the page start the application at once and record early presses.
 */
export function wrapLiveParts(tree: Root): void {
  const live = liveNames(tree);
  let count = 0;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isLivePart(node, live)) {
      return undefined;
    }
    count += 1;
    parent.children[index] = wrapped(node);
    return [SKIP, index + 1];
  });
  if (count > 0) {
    const source = `import {LivePart as ${LIVE_PART}} from '${LIVE_PART_SOURCE}';`;
    tree.children.unshift(...parsePage(source, 'import.mdx').children);
  }
}

/** Whether to wrap this node, and not its parent. */
function isLivePart(
  node: Nodes,
  live: ReadonlySet<string>,
): node is JsxElement | JsxExpression {
  if (isLive(node, live)) return true;
  if (!isJsxElement(node) || !STRICT_PARENTS.has(node.name ?? '')) return false;
  let found = false;
  visit(node, (inside) => {
    found ||= isLive(inside, live);
  });
  return found;
}

function wrapped(part: JsxElement | JsxExpression): JsxElement {
  const place = part.position && {position: part.position};
  return part.type === 'mdxJsxTextElement' || part.type === 'mdxTextExpression'
    ? {
        type: 'mdxJsxTextElement',
        name: LIVE_PART,
        attributes: [{type: 'mdxJsxAttribute', name: 'inline', value: null}],
        children: [part],
        ...place,
      }
    : {
        type: 'mdxJsxFlowElement',
        name: LIVE_PART,
        attributes: [],
        // An earlier step may have put an expression or element among blocks.
        children: [part] as MdxJsxFlowElement['children'],
        ...place,
      };
}

/** Names of components that may be interactive. */
function liveNames(tree: Root): ReadonlySet<string> {
  const programs = codeOf(tree)
    .filter(({node}) => node.type === 'mdxjsEsm')
    .map(({program}) => program);
  const live = new Set<string>();
  for (const [name, from] of importedNames(programs)) {
    if (!isStatic(from)) live.add(name);
  }
  // A component may use another one that is declared after it.
  const own = programs.flatMap(ownComponents);
  let count = -1;
  while (count !== live.size) {
    count = live.size;
    for (const {name, code} of own) {
      if (isLiveCode(code, live)) live.add(name);
    }
  }
  return live;
}

function isStatic({source, imported}: ImportedName): boolean {
  const [file = ''] = source.split('?');
  return (
    STATIC_SOURCES.has(source) ||
    STATIC_FILE.test(file) ||
    (source === 'react' && imported === 'Fragment')
  );
}

interface OwnComponent {
  readonly name: string;
  readonly code: Node;
}

/** Declarations of a page. */
function ownComponents({body}: Program): OwnComponent[] {
  return body.flatMap((statement): OwnComponent[] => {
    const declared =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : statement;
    switch (declared?.type) {
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        return [{name: declared.id.name, code: declared}];
      case 'VariableDeclaration':
        return declared.declarations.flatMap(({id, init}) =>
          id.type === 'Identifier' && init ? [{name: id.name, code: init}] : [],
        );
      default:
        return [];
    }
  });
}

/** Hooks of React and of packages; the framework's hooks here only read. */
const HOOK = /^use(?!BaseUrl$|DocusaurusContext$)[A-Z]/u;

/** Whether some code has state, handles events, or renders a live component. */
function isLiveCode(code: Node, live: ReadonlySet<string>): boolean {
  let found = false;
  visitCode(code, (node) => {
    if (node.type === 'Identifier') {
      found ||= HOOK.test(node.name);
    } else if (node.type === 'ClassDeclaration') {
      found = true;
    } else if (node.type === 'JSXOpeningElement') {
      found ||= live.has(elementRoot(node.name)?.name ?? '');
    } else if (node.type === 'JSXAttribute') {
      found ||=
        node.name.type === 'JSXIdentifier' &&
        LIVE_ATTRIBUTE.test(node.name.name);
    }
  });
  return found;
}

function isLive(node: Nodes, live: ReadonlySet<string>): boolean {
  if (isJsxExpression(node)) {
    return node.data?.estree ? isLiveCode(node.data.estree, live) : false;
  }
  if (!isJsxElement(node) || node.name === null) return false;
  const [root = ''] = node.name.split('.');
  if (isComponent(node.name) && live.has(root)) return true;
  return node.attributes.some((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return true;
    const {name, value} = attribute;
    if (LIVE_ATTRIBUTE.test(name) || name === 'queryString') return true;
    const program = typeof value === 'object' ? value?.data?.estree : undefined;
    return program ? isLiveCode(program, live) : false;
  });
}
