import path from 'node:path';

import {escapeRegexp} from '@docusaurus/utils';
import {parseDocument} from 'yaml';
import * as z from 'zod';

import {ContentError} from '../content-errors/contentError';
import {readTyped} from '../content-errors/readTyped';
import {readCached} from '../lib/node/readCached';
import {slugOf} from '../lib/text';

const words = z.array(z.string().min(1)).default([]);

const entry = z.strictObject({
  term: z.string().min(1),
  definition: z.string().regex(/^\p{Lu}[^%]*\.$/u, {
    error:
      'a definition is one sentence, from a capital letter to a period, without constants',
  }),
  forms: words,
  except: words,
  see: z.string().regex(/^[\w/-]+\.mdx?(?:#[\w-]+)?$/u, {
    error:
      'must be a page path from the root of the docs version, such as a/b.md#c',
  }),
});

const glossaryFile = z.array(entry);

/** A platform term, as the glossary and the notes on pages show it. */
export type GlossaryTerm = z.output<typeof entry> & {
  /** Unique and stable: `term-build-plane`. */
  readonly id: string;
  /** Title of the page that explains it. */
  readonly title: string;
};

/** A remark in parentheses, which nobody writes in a sentence. */
const REMARK = / \([^)]*\)$/u;

/**
 * Reads the terms without mistakes from the `_glossary.yaml` of a docs version.
 *
 * @param folder - Of the version, from the root of the repository.
 * @param errors - Gets the mistakes of all others.
 */
export function readGlossary(
  siteDir: string,
  folder: string,
  errors: ContentError[],
): GlossaryTerm[] {
  const file = `${folder}/_glossary.yaml`;
  const read = readTyped(siteDir, file, glossaryFile, errors);
  const known: GlossaryTerm[] = [];
  const seen = new Set<string>();
  for (const [index, entry] of read?.data.entries() ?? []) {
    const {term, forms: more, except, see} = entry;
    const refuse = (key: string, what: string, remedy: string): void => {
      const place = read?.document.place([index, key]) ?? {file};
      errors.push(new ContentError(place, what, remedy));
    };
    const forms = REMARK.test(term) ? more : [term, ...more];
    for (const spelling of [...forms, ...except]) {
      if (seen.has(spelling)) {
        const what = `"${spelling}" appears twice in the glossary`;
        const remedy = 'A spelling means one term: remove one of the two.';
        refuse('term', what, remedy);
      }
      seen.add(spelling);
    }
    const title = titleOf(path.join(siteDir, folder, see.replace(/#.*/u, '')));
    if (title === undefined) {
      const what = `there is no page ${see} with a title`;
      refuse('see', what, 'Write its path from the root of the docs version.');
    } else {
      const id = `term-${slugOf(term.replace(REMARK, ''))}`;
      known.push({...entry, id, forms, title});
    }
  }
  return known;
}

const titleOf = readCached((bytes) => {
  const [, yaml = ''] = new TextDecoder().decode(bytes).split(/^---$/mu);
  const title: unknown = parseDocument(yaml).get('title');
  return typeof title === 'string' ? title : undefined;
});

/**
 * Creates a finder for the terms in a text, with the punctuation after them. The
 * longest form wins, so "build plane" does not match "plane"; exceptions are
 * skipped whole. A lowercase form also matches at the start of a sentence; a form
 * with capitals matches only as written.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]) {
  const meanings = new Map<string, GlossaryTerm | undefined>();
  for (const term of terms) {
    for (const form of term.forms) {
      if (form !== form.toLowerCase()) continue;
      meanings.set(form.charAt(0).toUpperCase() + form.slice(1), term);
    }
  }
  for (const term of terms) {
    for (const form of term.forms) meanings.set(form, term);
    for (const form of term.except) meanings.set(form, undefined);
  }
  const forms = [...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    // A line break may separate the words of a form.
    .map((form) => escapeRegexp(form).replaceAll(' ', String.raw`\s+`));
  // Not inside another word, a file name or a path.
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_./@$-])(${forms.join('|')})(?![\p{L}\p{N}_]|[./-][\p{L}\p{N}])([)\]"”’',.:;!?%…]*)`,
    'gu',
  );
  return (text: string) => {
    const found = [];
    for (const match of text.matchAll(pattern)) {
      const [whole, word = '', sign = ''] = match;
      const term = meanings.get(word.replaceAll(/\s+/gu, ' '));
      const {index: start} = match;
      if (term)
        found.push({term, start, word, sign, end: start + whole.length});
    }
    return found;
  };
}
