import type {MarkdownConfig} from '@docusaurus/types';
import * as z from 'zod';

import {
  ContentError,
  ContentErrors,
  type Fault,
} from '../content-errors/contentError';
import {didYouMeanOr} from '../content-errors/nearest';
import {positionsIn, type Position} from '../content-errors/problem';
import {readTyped} from '../content-errors/readTyped';
import {pathFrom} from '../lib/node/pathFrom';
import {docsVersionOfFile, LATEST} from '../site/versions';

/** Values bound to a docs version, by name. */
export type Constants = ReadonlyMap<string, string>;

const constantsFile = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, {
    error: 'names use lowercase words joined by hyphens',
  }),
  z.string({error: 'the value is not a string, which takes quotes'}),
);

/** `%{name}` in a line. */
const CONSTANT = /%\{([^}\n]*)\}/gu;

/** How deep constants are made of others: `url: https://%{host}` is one deep. */
const DEEPEST = 10;

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
    ? LATEST
    : docsVersionOfFile(page);
  if (!version) return new Map();
  const source = `${version.folder}/_constants.yaml`;
  const read = readTyped(siteDir, source, constantsFile);
  const written = new Map(Object.entries(read?.data ?? {}));
  const constants = new Map<string, string>();
  for (const [name, value] of written) {
    let filled = value;
    for (let depth = 0; depth < DEEPEST; depth += 1) {
      filled = fillConstants(filled, written);
    }
    const left = [...filled.matchAll(CONSTANT)];
    if (left.some(([, part = '']) => written.has(part))) {
      const place = read?.document.place([name]) ?? {file: source};
      const remedy = 'Write out one of the values.';
      throw new ContentErrors([
        new ContentError(place, 'the constant is made of itself', remedy),
      ]);
    }
    constants.set(name, filled);
  }
  constants.set('samples-url', `${siteUrl}samples/${version.slug}`);
  constants.set('schemas-url', `${siteUrl}schemas/${version.slug}`);
  return constants;
}

/** Replaces each `%{name}` by its value. Unknown names stay. */
export function fillConstants(text: string, constants: Constants): string {
  return text.replaceAll(
    CONSTANT,
    (whole, name: string) => constants.get(name) ?? whole,
  );
}

/**
 * The mistakes in a text whose constants have been filled in. Other tools, such
 * as curl, use this syntax too, with `_`: such a name is unknown only if it is a
 * misspelt constant.
 *
 * @returns Each with its place, counted from 1.
 */
export function unknownConstants(
  text: string,
  constants: Constants,
): (Fault & Position)[] {
  const faults: (Fault & Position)[] = [];
  const positionOf = positionsIn(text);
  const show = (name: string): string => `%{${name}}`;
  const otherwise =
    constants.size === 0
      ? 'Constants work only in documentation pages.'
      : 'Add it to the _constants.yaml of the version, or correct it.';
  for (const {1: name = '', index} of text.matchAll(CONSTANT)) {
    const isOther = name.includes('_');
    if (isOther && !constants.has(name.replaceAll('_', '-'))) continue;
    faults.push({
      ...positionOf(index),
      what: `${show(name)}: this docs version has no such constant`,
      remedy: didYouMeanOr(otherwise, name, constants.keys(), show),
    });
  }
  return faults;
}

/** Fills in the constants of a page before it is parsed. */
export function constantsPreprocessor(
  siteDir: string,
  siteUrl: string,
): NonNullable<MarkdownConfig['preprocessor']> {
  return ({filePath, fileContent}) =>
    fillConstants(fileContent, readConstants(siteDir, filePath, siteUrl));
}
