import type {Element, Nodes} from 'hast';

/**
 * Finds elements on whole pages. `hast-util-select` also tracks language,
 * direction and sibling positions; on whole pages that took several times as
 * long as everything else that the after-build steps do.
 */

type Test = (element: Element) => boolean;

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function hasClass({properties}: Element, name: string): boolean {
  const {className} = properties;
  return Array.isArray(className) && className.includes(name);
}

export const withTag =
  (name: string): Test =>
  ({tagName}) =>
    tagName === name;

export const withClass =
  (name: string): Test =>
  (element) =>
    hasClass(element, name);

export const withId =
  (id: string): Test =>
  ({properties}) =>
    properties['id'] === id;

/** The first matching element below a node, in document order. */
export function findElement(node: Nodes, fits: Test): Element | undefined {
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = fits(child) ? child : findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** All matching elements below a node, in document order. */
export function findElements(node: Nodes, fits: Test): Element[] {
  const found: Element[] = [];
  const visit = (parent: Nodes): void => {
    if (!('children' in parent)) return;
    for (const child of parent.children) {
      if (!isElement(child)) continue;
      if (fits(child)) found.push(child);
      visit(child);
    }
  };
  visit(node);
  return found;
}
