import type {Element, ElementContent, Root, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, test} from 'vitest';

import {attribute, builtPages} from '../support/builtSite';

interface Picture {
  readonly element: Element;
  /** Whether it or an ancestor is hidden from screen readers. */
  readonly isHidden: boolean;
}

function picturesOf(tree: Root): Picture[] {
  const pictures: Picture[] = [];
  const walk = (node: RootContent | ElementContent, hidden: boolean): void => {
    if (node.type !== 'element') return;
    const isHidden = hidden || attribute(node, 'ariaHidden') === 'true';
    if (node.tagName === 'svg' || node.tagName === 'img') {
      pictures.push({element: node, isHidden});
      return;
    }
    for (const child of node.children) walk(child, isHidden);
  };
  for (const child of tree.children) walk(child, false);
  return pictures;
}

/** The accessible name of a picture. */
function nameOf(element: Element, tree: Root): string {
  const own = attribute(element, 'alt') ?? attribute(element, 'ariaLabel');
  if (own !== undefined) return own;
  const id = attribute(element, 'ariaLabelledBy');
  const label = id === undefined ? undefined : select(`[id="${id}"]`, tree);
  return label ? toString(label) : '';
}

test('every picture has a size, so that nothing moves when it loads', async () => {
  let count = 0;
  const unsized: string[] = [];
  for (const {route, tree} of (await builtPages()).values()) {
    for (const {element} of picturesOf(tree)) {
      count += 1;
      const {width, height} = element.properties;
      if (width === undefined || height === undefined) {
        unsized.push(`${route} <${element.tagName}>`);
      }
    }
  }
  expect(count).toBeGreaterThan(0);
  expect([...new Set(unsized)]).toEqual([]);
});

test('every picture has an accessible name or is hidden from screen readers', async () => {
  const silent: string[] = [];
  let named = 0;
  for (const {route, tree} of (await builtPages()).values()) {
    for (const {element, isHidden} of picturesOf(tree)) {
      if (isHidden) continue;
      const name = nameOf(element, tree).trim();
      // A file name is not a description.
      if (name.length < 3 || /^\S+\.\w{2,4}$/.test(name)) {
        silent.push(`${route} <${element.tagName}> "${name}"`);
      }
      named += 1;
    }
  }
  expect(named).toBeGreaterThan(0);
  expect([...new Set(silent)]).toEqual([]);
});
