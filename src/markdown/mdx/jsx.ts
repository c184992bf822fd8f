import type {Program} from 'estree-jsx';
import type {Nodes, Root} from 'mdast';
import type {
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxFlowExpression,
  MdxTextExpression,
} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

import {literalOf} from './literal';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type JsxExpression = MdxFlowExpression | MdxTextExpression;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isJsxExpression(node: Nodes): node is JsxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/**
 * The attributes of an element, if all of them are literals.
 *
 * @returns `undefined` if one of them must run.
 */
export function literalAttributes(
  element: JsxElement,
): ReadonlyMap<string, unknown> | undefined {
  const values = new Map<string, unknown>();
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return undefined;
    const {name, value} = attribute;
    const isExpression = typeof value === 'object' && value !== null;
    const found = isExpression ? literalOf(value) : {value: value ?? true};
    if (!found) return undefined;
    values.set(name, found.value);
  }
  return values;
}

/** The string attributes of an element: `a="b"`. */
export function textAttributes(
  element: JsxElement,
): ReadonlyMap<string, string> {
  return new Map(
    element.attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Code of a page, and the node that contains it. */
export interface PageCode {
  readonly program: Program;
  readonly node: Nodes;
}

/** All JavaScript of a page: imports, exports, expressions and attributes. */
export function codeOf(tree: Root): PageCode[] {
  const found: PageCode[] = [];
  const add = (node: Nodes, program: Program | null | undefined): void => {
    if (program) found.push({program, node});
  };
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' || isJsxExpression(node)) {
      add(node, node.data?.estree);
    } else if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          add(node, attribute.data?.estree);
        } else if (typeof attribute.value === 'object') {
          add(node, attribute.value?.data?.estree);
        }
      }
    }
  });
  return found;
}
