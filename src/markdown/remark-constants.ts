import {Mistakes} from '../content-errors/mistakes';
import {didYouMean} from '../content-errors/nearest';
import type {Node, Root} from 'mdast';
import type {Directives} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {fillConstants, readConstants, type Constants} from './constants';

interface Options {
  readonly siteDir: string;
  /** Origin and base of the site, ending in a slash. */
  readonly siteUrl: string;
}

/** Fills in a text that starts on the given line of the file. */
type Fill = (text: string, line: number) => string;

/** Replaces `%{name}` in prose, code, links and the attributes of elements. */
export const remarkConstants: Plugin<[Options], Root> =
  ({siteDir, siteUrl}) =>
  (tree, file) => {
    const constants = readConstants(siteDir, file.path, siteUrl);
    const mistakes = new Mistakes(file.path);
    const fill: Fill = (text, line) => {
      if (!text.includes('%{')) return text;
      const filled = fillConstants(text, constants);
      for (const unknown of filled.unknown) {
        // Other tools, such as curl, use this syntax too; a misspelled constant
        // is ours.
        const ours = unknown.name.replaceAll('_', '-');
        if (ours !== unknown.name && !constants.has(ours)) continue;
        mistakes.add(
          line + unknown.line,
          `%{${unknown.name}}`,
          'this docs version has no constant with this name',
          remedyFor(unknown.name, constants),
        );
      }
      return filled.text;
    };
    visit(tree, (node) => {
      fillNode(node, fill);
    });
    mistakes.fail();
  };

function fillNode(node: Root | Root['children'][number], fill: Fill): void {
  const line = lineOf(node);
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      node.value = fill(node.value, line);
      break;
    case 'code':
      // Code starts on the line after its fence.
      node.value = fill(node.value, line + 1);
      if (typeof node.meta === 'string') node.meta = fill(node.meta, line);
      break;
    case 'image':
      node.url = fill(node.url, line);
      if (typeof node.alt === 'string') node.alt = fill(node.alt, line);
      break;
    case 'link':
    case 'definition':
      node.url = fill(node.url, line);
      break;
    case 'textDirective':
    case 'leafDirective':
    case 'containerDirective':
      fillAttributes(node, fill);
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const attribute of node.attributes) {
        if (typeof attribute.value !== 'string') continue;
        attribute.value = fill(attribute.value, line);
      }
      break;
    default:
  }
}

function fillAttributes(node: Directives, fill: Fill): void {
  const attributes = node.attributes ?? {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') attributes[name] = fill(value, lineOf(node));
  }
}

function lineOf({position}: Node): number {
  return position?.start.line ?? 1;
}

function remedyFor(name: string, constants: Constants): string {
  if (constants.size === 0) {
    return 'Constants work only in documentation pages.';
  }
  const hint = didYouMean(name, constants.keys(), (one) => `%{${one}}`);
  return `${hint}Add it to the _constants.yaml of the version, or use one of: ${[...constants.keys()].join(', ')}.`;
}
