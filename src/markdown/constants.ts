import {failWithAll, type ContentError} from '../content-errors/contentError';
import {readTyped} from '../plugins/crd-reference/files/readTyped';
import * as z from 'zod';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {documentedRelease, releaseConstants} from '../lib/node/readReleases';
import {
  docsVersionByName,
  docsVersionOfFile,
  LATEST_VERSION,
  type DocsVersion,
} from '../site/versions';

/** Values bound to a docs version, by name. */
export type Constants = ReadonlyMap<string, string>;

/** An unknown constant and where the text uses it. */
export interface UnknownConstant {
  readonly name: string;
  /** Zero-based line in the text. */
  readonly line: number;
}

const PLACEHOLDER = /%\{([^}\n]*)\}/g;

const constantsFile = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'names use lowercase words joined by hyphens',
  }),
  z.string({error: 'the value is not a string'}),
);

/**
 * The docs version whose constants a file uses: the latest one for pages of the
 * site itself, such as the home page; none for a post.
 */
function versionOf(relative: string): DocsVersion | undefined {
  const own = docsVersionOfFile(relative);
  if (own || !relative.startsWith('src/pages/')) return own;
  return docsVersionByName(LATEST_VERSION);
}

/**
 * Reads the constants of the docs version that a page belongs to.
 *
 * @param siteDir - Root of the repository.
 * @param filePath - The page, absolute or from `siteDir`.
 * @param siteUrl - Origin and base of the site, ending in a slash; makes the
 *   constants `samples-url` and `schemas-url`.
 * @returns An empty map for a file that has no docs version.
 * @throws ContentErrors with file, line and key.
 */
export function readConstants(
  siteDir: string,
  filePath: string,
  siteUrl: string,
): Constants {
  const version = versionOf(pathFrom(siteDir, filePath));
  if (!version) return new Map();
  const file = `${version.folder}/_constants.yaml`;
  const released = releaseConstants(documentedRelease(siteDir, version));
  const errors: ContentError[] = [];
  const own = readTyped(siteDir, file, constantsFile, errors)?.data;
  failWithAll(errors);
  const plain = new Map(Object.entries({...released, ...own}));
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
 * @returns The text, and the unknown names, which stay in the text.
 */
export function fillConstants(
  text: string,
  constants: Constants,
): {readonly text: string; readonly unknown: readonly UnknownConstant[]} {
  const unknown: UnknownConstant[] = [];
  const filled = text.replace(
    PLACEHOLDER,
    (whole, name: string, offset: number) => {
      const value = constants.get(name);
      if (value !== undefined) return value;
      const line = text.slice(0, offset).split('\n').length - 1;
      unknown.push({name, line});
      return whole;
    },
  );
  return {text: filled, unknown};
}
