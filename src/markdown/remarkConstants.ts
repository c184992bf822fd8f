import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {fillConstants, readConstants, remedyFor} from './constants';

interface Options {
  readonly siteDir: string;
  /** Origin and base of the site, ending in a slash. */
  readonly siteUrl: string;
}

type Fill = (text: string) => string;

/** Replaces `%{name}` in prose, code, links and attributes. */
export const remarkConstants: Plugin<[Options], Root> =
  ({siteDir, siteUrl}) =>
  (tree, file) => {
    const constants = readConstants(siteDir, file.path, siteUrl);
    visit(tree, (node) => {
      fillNode(node, (text) => {
        if (!text.includes('%{')) return text;
        const filled = fillConstants(text, constants);
        for (const {name, line} of filled.unknown) {
          // Code starts on the line after its fence.
          const first = (node.position?.start.line ?? 1) + line;
          file.message(
            `%{${name}}: this docs version has no such constant. ${remedyFor(name, constants)}`,
            {line: node.type === 'code' ? first + 1 : first, column: 1},
          );
        }
        return filled.text;
      });
    });
  };

function fillNode(node: Root | RootContent, fill: Fill): void {
  if ('value' in node) node.value = fill(node.value);
  if ('url' in node) node.url = fill(node.url);
  if ('alt' in node && typeof node.alt === 'string') node.alt = fill(node.alt);
  if (node.type === 'code' && node.meta) node.meta = fill(node.meta);
  if (!('attributes' in node)) return;
  if (Array.isArray(node.attributes)) {
    for (const attribute of node.attributes) {
      if (typeof attribute.value !== 'string') continue;
      attribute.value = fill(attribute.value);
    }
    return;
  }
  for (const [name, value] of Object.entries(node.attributes ?? {})) {
    if (typeof value === 'string') {
      node.attributes = {...node.attributes, [name]: fill(value)};
    }
  }
}
