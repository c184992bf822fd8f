import type {Root, RootContent} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'remark-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import * as z from 'zod';

import {failWithAll, type ContentError} from '../content-errors/contentError';
import {didYouMean} from '../content-errors/nearest';
import {pathFrom} from '../lib/node/pathFrom';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import {
  docsVersionByName,
  docsVersionOfFile,
  LATEST_VERSION,
} from '../site/versions';
import {addMistake} from './mistakes';

/** Values bound to a docs version, by name. */
export type Constants = ReadonlyMap<string, string>;

const constantsFile = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
    error: 'names use lowercase words joined by hyphens',
  }),
  z.string({error: 'the value is not a string'}),
);

/**
 * Reads the constants of the docs version that a page belongs to; a page of the
 * site itself, such as the home page, has those of the latest version.
 *
 * @param file - The page, absolute or from `siteDir`.
 * @param siteUrl - Origin and base of the site, ending in a slash; makes the
 *   constants `samples-url` and `schemas-url`.
 * @returns An empty map for a post.
 * @throws ContentErrors with file, line and key.
 */
export function readConstants(
  siteDir: string,
  file: string,
  siteUrl: string,
): Constants {
  const page = pathFrom(siteDir, file);
  const version = page.startsWith('src/pages/')
    ? docsVersionByName(LATEST_VERSION)
    : docsVersionOfFile(page);
  if (!version) return new Map();
  const errors: ContentError[] = [];
  const source = `${version.folder}/_constants.yaml`;
  const read = readTyped(siteDir, source, constantsFile, errors);
  failWithAll(errors);
  const plain = new Map(Object.entries(read?.data ?? {}));
  return new Map([
    // A constant can be made of others.
    ...[...plain].map(([name, value]): [string, string] => [
      name,
      fillConstants(value, plain),
    ]),
    ['samples-url', `${siteUrl}samples/${version.slug}`],
    ['schemas-url', `${siteUrl}schemas/${version.slug}`],
  ]);
}

/**
 * Replaces each `%{name}` by its value. Other tools, such as curl, use this syntax
 * too, with `_`: such a name is unknown only if it is a misspelt constant.
 *
 * @param onUnknown - Gets each unknown name, which stays in the text, and the
 *   number of lines before it.
 */
export function fillConstants(
  text: string,
  constants: Constants,
  onUnknown?: (name: string, line: number) => void,
): string {
  return text.replaceAll(
    /%\{([^}\n]*)\}/gu,
    (whole, name: string, offset: number) => {
      const value = constants.get(name);
      if (value !== undefined) return value;
      if (!name.includes('_') || constants.has(name.replaceAll('_', '-'))) {
        onUnknown?.(name, text.slice(0, offset).split('\n').length - 1);
      }
      return whole;
    },
  );
}

/** Replaces `%{name}` in prose, code, links and attributes. */
export const remarkConstants: Plugin<
  [{readonly siteDir: string; readonly siteUrl: string}],
  Root
> =
  ({siteDir, siteUrl}) =>
  (tree, file) => {
    const constants = readConstants(siteDir, file.path, siteUrl);
    visit(tree, (node) => {
      // Code starts on the line after its fence.
      const first =
        (node.position?.start.line ?? 1) + (node.type === 'code' ? 1 : 0);
      fillNode(node, (text) =>
        fillConstants(text, constants, (name, line) => {
          const hint = didYouMean(name, constants.keys(), (one) => `%{${one}}`);
          const place = {line: first + line, column: 1};
          addMistake(file, place, {
            what: `%{${name}}: this docs version has no such constant`,
            remedy:
              constants.size === 0
                ? 'Constants work only in documentation pages.'
                : `${hint}Add it to the _constants.yaml of the version, or correct it.`,
          });
        }),
      );
    });
  };

function fillNode(node: Root | RootContent, fill: (text: string) => string) {
  if ('value' in node) node.value = fill(node.value);
  if ('url' in node) node.url = fill(node.url);
  if ('alt' in node && node.alt) node.alt = fill(node.alt);
  if ('meta' in node && node.meta) node.meta = fill(node.meta);
  if (!('attributes' in node)) return;
  if (Array.isArray(node.attributes)) {
    for (const attribute of node.attributes) {
      if (typeof attribute.value !== 'string') continue;
      attribute.value = fill(attribute.value);
    }
  } else {
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      node.attributes = {...node.attributes, [name]: fill(value ?? '')};
    }
  }
}
