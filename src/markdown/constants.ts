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

/** Values bound to a docs version, by name. */
export type Constants = ReadonlyMap<string, string>;

/** An unknown constant, and its line in the text, counted from 0. */
interface UnknownConstant {
  readonly name: string;
  readonly line: number;
}

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
    ...[...plain].map(
      ([name, value]) => [name, fillConstants(value, plain).text] as const,
    ),
    ['samples-url', `${siteUrl}samples/${version.slug}`],
    ['schemas-url', `${siteUrl}schemas/${version.slug}`],
  ]);
}

/**
 * Replaces each `%{name}` by its value.
 *
 * @returns The text, and the unknown names, which stay in the text. Other tools,
 *   such as curl, use this syntax too, with `_`: such a name is unknown only if
 *   it is a misspelt constant.
 */
export function fillConstants(
  text: string,
  constants: Constants,
): {readonly text: string; readonly unknown: readonly UnknownConstant[]} {
  const unknown: UnknownConstant[] = [];
  const filled = text.replaceAll(
    /%\{([^}\n]*)\}/gu,
    (whole, name: string, offset: number) => {
      const value = constants.get(name);
      if (value !== undefined) return value;
      if (!name.includes('_') || constants.has(name.replaceAll('_', '-'))) {
        const line = text.slice(0, offset).split('\n').length - 1;
        unknown.push({name, line});
      }
      return whole;
    },
  );
  return {text: filled, unknown};
}

/** What to do about a constant that a docs version does not have. */
export function remedyFor(name: string, constants: Constants): string {
  if (constants.size === 0) {
    return 'Constants work only in documentation pages.';
  }
  const hint = didYouMean(name, constants.keys(), (one) => `%{${one}}`);
  return `${hint}Add it to the _constants.yaml of the version, or correct it.`;
}
