import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {
  ContentError,
  failWithAll,
  type ContentPlace,
} from '@openchoreo/content-errors/contentError';
import {issueErrors} from '@openchoreo/content-errors/issueErrors';
import {didYouMeanOr} from '@openchoreo/content-errors/nearest';
import {readYaml} from '@openchoreo/content-errors/readYaml';
import * as z from 'zod';

import {readQuery, textKey} from '../engine/readQuery';
import type {PageSection, SearchPage} from '../shared/record';

/** The ways that readers ask for a section, in words that it may not have. */
export interface AskedSection {
  /** Without the base URL: `/docs/next/tasks/secrets/#rotate`. */
  readonly address: string;
  readonly phrases: readonly string[];
  readonly place: ContentPlace;
}

/** Characters of a phrase, and phrases of a section. */
const LIMITS = {characters: 80, phrases: 6} as const;

const FILE = z.record(
  z.string().regex(/^[^#]+\.mdx?(?:#[^#]+)?$/u, {
    error: 'a key is a page of this folder, such as `a/b.md` or `a/b.md#c`',
  }),
  z
    .array(
      z
        .string()
        .max(LIMITS.characters)
        .regex(/^\S+(?: \S+)+$/u, {
          error: 'must be two or more words, with spaces between them',
        }),
    )
    .min(1)
    .max(LIMITS.phrases),
);

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
  const whole = path.join(siteDir, file);
  if (!existsSync(whole)) return [];
  const {documents, errors} = readYaml(readFileSync(whole), file);
  failWithAll(errors);
  const owners = new Map<string, string>();
  return documents.flatMap((document) => {
    const {data, error} = FILE.safeParse(document.value);
    if (error) failWithAll(issueErrors(document, error.issues));
    const repeated: ContentError[] = [];
    const sections = Object.entries(data ?? {}).map(([key, phrases]) => {
      phrases.forEach((phrase, index) => {
        const owner = owners.get(textKey(phrase));
        if (owner !== undefined) {
          repeated.push(
            new ContentError(
              document.place([key, index]),
              `"${phrase}" already leads to ${owner}`,
              'Keep it where the better answer is.',
            ),
          );
        }
        owners.set(textKey(phrase), key);
      });
      return {
        address: addressOf(key, route),
        phrases,
        place: document.place([key]),
      };
    });
    failWithAll(repeated);
    return sections;
  });
}

function addressOf(key: string, route: string): string {
  const [file = '', anchor] = key.split('#');
  const page = file.replace(/(?:(?:^|\/)index)?\.mdx?$/u, '');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  return `/${route}${page === '' ? '' : `${page}/`}${hash}`;
}

/** The words of a phrase that a query keeps: nobody sees the others. */
function searchedWords(phrase: string): string {
  return readQuery(phrase)
    .words.map(({typed}) => typed)
    .join(' ');
}

/**
 * Adds the phrases to their sections.
 *
 * @throws ContentErrors for addresses that search does not know.
 */
export function addAsked<Found extends {readonly page: SearchPage}>(
  found: readonly Found[],
  asked: readonly AskedSection[],
): readonly Found[] {
  const left = new Map(asked.map((section) => [section.address, section]));
  const known = new Set<string>();
  const withPhrases = (page: SearchPage) => (section: PageSection) => {
    const {anchor} = section;
    const address = anchor === '' ? page.route : `${page.route}#${anchor}`;
    const phrases = left.get(address)?.phrases;
    known.add(address);
    left.delete(address);
    if (phrases === undefined) return section;
    return {...section, asked: phrases.map(searchedWords)};
  };
  const added = found.map((one) => ({
    ...one,
    page: {
      ...one.page,
      sections: one.page.sections.map(withPhrases(one.page)),
    },
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
