// @ts-check
import {readFileSync} from 'node:fs';

import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {parsePage} from '../parsePage.mjs';

/** Anchors that the build adds: of code, tabs, diagrams, terms and footnotes. */
const GENERATED = /^(?:code|tab|diagram|term|user-content)-/u;

/** @type {Map<string, Anchors>} By file. */
const known = new Map();

/**
 * The anchors that a page has by its text: of headings, as the framework makes
 * them, and of elements.
 *
 * @typedef {object} Anchors
 * @property {string} source The text that they are of.
 * @property {ReadonlySet<string>} ids
 * @property {boolean} isOpen Whether directives, components or constants can add
 *   others.
 */

/**
 * Whether a page has an anchor, or can have it once it is built.
 *
 * @param {string} file A page that exists.
 * @param {string} anchor Without `#`.
 */
export function hasAnchor(file, anchor) {
  if (GENERATED.test(anchor)) return true;
  const source = readFileSync(file, 'utf8');
  let anchors = known.get(file);
  if (anchors?.source !== source) {
    anchors = readAnchors(source, file);
    known.set(file, anchors);
  }
  return anchors.isOpen || anchors.ids.has(anchor);
}

/**
 * @param {string} source
 * @param {string} file
 * @returns {Anchors}
 */
function readAnchors(source, file) {
  const slugger = createSlugger();
  /** @type {Set<string>} */
  const ids = new Set();
  let isOpen = false;
  visit(parsePage(source, file), (node) => {
    if (node.type === 'heading') {
      const words = node.children.filter(({type}) => type !== 'html');
      const heading = toString(words);
      ids.add(parseMarkdownHeadingId(heading).id ?? slugger.slug(heading));
      if (heading.includes('%{')) isOpen = true;
    } else if (node.type === 'html') {
      for (const id of idsOfHtml(node.value)) ids.add(id);
    } else if (
      node.type === 'leafDirective' ||
      node.type === 'mdxJsxFlowElement' ||
      node.type === 'mdxJsxTextElement'
    ) {
      isOpen = true;
    }
  });
  return {source, ids, isOpen};
}

/**
 * The ids of elements, and the names of links: `<a name="x">`.
 *
 * @param {string} html
 * @returns {string[]}
 */
function idsOfHtml(html) {
  /** @type {string[]} */
  const ids = [];
  visit(
    fromHtml(html, {fragment: true}),
    'element',
    ({tagName, properties}) => {
      const {id, name} = properties;
      if (typeof id === 'string') ids.push(id);
      if (tagName === 'a' && typeof name === 'string') ids.push(name);
    },
  );
  return ids;
}
