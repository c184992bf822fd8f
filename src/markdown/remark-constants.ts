import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

import {ContentError, failWithAll} from '../lib/contentError';
import {fillConstants, readConstants} from './constants';

interface Options {
  readonly siteDir: string;
  /** Origin and base of the site, ending in a slash. */
  readonly siteUrl: string;
}

const FILLED_TYPES = [
  'text',
  'code',
  'inlineCode',
  'link',
  'definition',
  'image',
] as const;

type Filled = Extract<RootContent, {type: (typeof FILLED_TYPES)[number]}>;

function isFilled(node: Root | RootContent): node is Filled {
  return FILLED_TYPES.some((type) => type === node.type);
}

/** Fills `%{name}` in prose, code and links alike. */
export const remarkConstants: Plugin<[Options], Root> =
  ({siteDir, siteUrl}) =>
  (tree, file) => {
    const constants = readConstants(siteDir, file.path, siteUrl);
    const errors: ContentError[] = [];
    const fill = (text: string, line: number | undefined): string => {
      if (!text.includes('%{')) return text;
      const filled = fillConstants(text, constants);
      for (const {name} of filled.unknown) {
        errors.push(
          new ContentError(
            {file: file.path, line, key: `%{${name}}`},
            'there is no constant of this name in this version',
            constants.size === 0
              ? 'Constants exist in documentation pages only.'
              : `Add it to _constants.yaml of the version, or write one of: ${[...constants.keys()].join(', ')}.`,
          ),
        );
      }
      return filled.text;
    };
    visit(tree, (node) => {
      if (!isFilled(node)) return;
      const line = node.position?.start.line;
      if ('value' in node) {
        node.value = fill(node.value, line);
        if (node.type === 'code' && typeof node.meta === 'string') {
          node.meta = fill(node.meta, line);
        }
      } else {
        node.url = fill(node.url, line);
      }
    });
    failWithAll(errors);
  };
