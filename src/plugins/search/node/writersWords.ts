import {existsSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {ContentError, failWithAll} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {readTyped} from '../../crd-reference/files/readTyped';
import type {Page} from '../shared/corpus';

const PHRASES_OF_SECTION = 6;

const words = z.string().regex(/^\S+(?: \S+)+$/u, {
  error: 'must be two or more words, with spaces between them',
});
const related = z.strictObject({
  related: z.array(
    words.lowercase().transform((line): readonly string[] => line.split(' ')),
  ),
});
const asked = z.record(
  z.string().regex(/^[^#]+\.mdx?(?:#[^#]+)?$/u, {
    error: 'a key is a page of this folder, such as `a/b.md` or `a/b.md#c`',
  }),
  z.array(words.max(80)).min(1).max(PHRASES_OF_SECTION),
);

/**
 * Reads the groups of words that readers use for one another.
 *
 * @throws ContentErrors on the lines that are wrong.
 */
export function readRelated(siteDir: string, file: string) {
  return read(siteDir, file, related)?.data.related ?? [];
}

/**
 * Adds to the sections of a docs version the ways that readers ask for them, in
 * words that they may not have.
 *
 * @param file - Path below `siteDir`; without it, nothing is added.
 * @param route - Path of the version below the base URL, such as `docs/next/`.
 * @throws ContentErrors on the lines that are wrong.
 */
export function addAsked(
  pages: readonly Page[],
  siteDir: string,
  file: string,
  route: string,
): readonly Page[] {
  const found = existsSync(path.join(siteDir, file))
    ? read(siteDir, file, asked)
    : undefined;
  const left = new Map(
    Object.entries(found?.data ?? {}).map(([key, phrases]) => {
      const [name = '', anchor] = key.split('#');
      const page = name.replace(/(?:(?:^|\/)index)?\.mdx?$/u, '/');
      const address = `/${route}${page === '/' ? '' : page}`;
      return [addressOf(address, anchor), {key, phrases}];
    }),
  );
  const known: string[] = [];
  const added = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const address = addressOf(page.route, section.anchor);
      const phrases = left.get(address)?.phrases ?? [];
      known.push(address);
      left.delete(address);
      return {...section, asked: phrases};
    }),
  }));
  const remedy = 'Name a listed page, and the ID of one of its headings.';
  failWithAll(
    [...left].map(
      ([address, {key}]) =>
        new ContentError(
          found?.document.place([key]) ?? {file},
          `search knows no section ${address}`,
          didYouMeanOr(remedy, address, known),
        ),
    ),
  );
  return added;
}

function addressOf(route: string, anchor = ''): string {
  return anchor === '' ? route : `${route}#${anchor}`;
}

function read<T>(siteDir: string, file: string, schema: z.ZodType<T>) {
  const errors: ContentError[] = [];
  const found = readTyped(siteDir, file, schema, errors);
  failWithAll(errors);
  return found;
}
