import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  ContentError,
  type ContentPlace,
  failWithAll,
} from '../../../content-errors/contentError';
import {issueErrors} from '../../../content-errors/issueErrors';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {readYaml, type YamlDocument} from '../../../content-errors/readYaml';
import * as z from 'zod';

import type {Page} from '../shared/record';

const PHRASES_OF_SECTION = 6;

const related = z.strictObject({
  related: z.array(
    z
      .string()
      .regex(/^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)+$/u, {
        error: 'must be two or more words in lower case, with spaces between',
      })
      .transform((line) => line.split(' ')),
  ),
});

const asked = z.record(
  z.string().regex(/^[^#]+\.mdx?(?:#[^#]+)?$/u, {
    error: 'a key is a page of this folder, such as `a/b.md` or `a/b.md#c`',
  }),
  z
    .array(
      z
        .string()
        .max(80)
        .regex(/^\S+(?: \S+)+$/u, {
          error: 'must be two or more words, with spaces between them',
        }),
    )
    .min(1)
    .max(PHRASES_OF_SECTION),
);

/**
 * Reads the groups of words that readers use for one another.
 *
 * @throws ContentErrors on the lines that are wrong.
 */
export function readRelated(siteDir: string, file: string): string[][] {
  const {data} = read(siteDir, file, related) ?? {};
  return data?.related ?? [];
}

/** The ways that readers ask for a section, in words that it may not have. */
export interface AskedSection {
  /** Without the base URL: `/docs/next/tasks/secrets/#rotate`. */
  readonly address: string;
  readonly phrases: readonly string[];
  readonly place: ContentPlace;
}

/**
 * Reads how readers ask for the sections of a docs version.
 *
 * @param file - Path below `siteDir`; without it, nothing is known.
 * @param route - Path of the version below the base URL, such as `docs/next/`.
 * @throws ContentErrors on the lines that are wrong.
 */
export function readAsked(
  siteDir: string,
  file: string,
  route: string,
): readonly AskedSection[] {
  if (!existsSync(path.join(siteDir, file))) return [];
  const {data = {}, document} = read(siteDir, file, asked) ?? {};
  return Object.entries(data).flatMap(([key, phrases]) => {
    const [name = '', anchor] = key.split('#');
    const page = name.replace(/(?:(?:^|\/)index)?\.mdx?$/u, '');
    const hash = anchor === undefined ? '' : `#${anchor}`;
    const address = `/${route}${page === '' ? '' : `${page}/`}${hash}`;
    return {address, phrases, place: document?.place([key]) ?? {file}};
  });
}

function read<Schema extends z.ZodType>(
  siteDir: string,
  file: string,
  schema: Schema,
): {data: z.infer<Schema>; document: YamlDocument} | undefined {
  const bytes = readFileSync(path.join(siteDir, file));
  const {documents, errors} = readYaml(bytes, file);
  failWithAll(errors);
  const [document] = documents;
  if (!document) return undefined;
  const {data, error} = schema.safeParse(document.value);
  if (error) failWithAll(issueErrors(document, error.issues));
  return {data: data as z.infer<Schema>, document};
}

/**
 * Adds the phrases to their sections.
 *
 * @throws ContentErrors for addresses that search does not know.
 */
export function addAsked(
  pages: readonly Page[],
  sections: readonly AskedSection[],
): readonly Page[] {
  const left = new Map(sections.map((section) => [section.address, section]));
  const known: string[] = [];
  const added = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const hash = section.anchor === '' ? '' : `#${section.anchor}`;
      const address = page.route + hash;
      const phrases = left.get(address)?.phrases ?? [];
      known.push(address);
      left.delete(address);
      return {...section, asked: phrases};
    }),
  }));
  failWithAll(
    [...left.values()].map(
      ({address, place}) =>
        new ContentError(
          place,
          `search knows no section ${address}`,
          didYouMeanOr(
            'Name a listed page, and the ID of one of its headings.',
            address,
            known,
          ),
        ),
    ),
  );
  return added;
}
