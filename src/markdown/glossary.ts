import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {ContentError} from '../../content-errors/contentError';
import {readCached} from '../../lib/node/readCached';
import {slugOf} from '../../lib/text';
import {readTyped} from '../../plugins/crd-reference/files/readTyped';

/** A platform term, as the glossary and the notes on pages show it. */
export interface GlossaryTerm {
  /** Unique and stable: `term-build-plane`. */
  readonly id: string;
  readonly term: string;
  /** One sentence that makes sense on its own. */
  readonly definition: string;
  /** Spellings that mean this term in text. */
  readonly forms: readonly string[];
  /** Phrases in which a form means something else. */
  readonly except: readonly string[];
  /** The page that explains it, from the folder of the docs version. */
  readonly see: string;
  /** Title of that page. */
  readonly title: string;
}

const words = z.array(z.string().min(1)).default([]);

const glossaryFile = z.array(
  z.strictObject({
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
  }),
);

/** A remark in parentheses, which nobody writes in a sentence. */
const REMARK = / \([^)]*\)$/u;

/**
 * Reads the `_glossary.yaml` of a docs version.
 *
 * @param folder - Of the version, from the root of the repository.
 * @returns Terms without mistakes, and the mistakes of all others.
 */
export function readGlossary(
  siteDir: string,
  folder: string,
): {
  readonly terms: readonly GlossaryTerm[];
  readonly errors: readonly ContentError[];
} {
  const errors: ContentError[] = [];
  const file = `${folder}/_glossary.yaml`;
  const read = readTyped(siteDir, file, glossaryFile, errors, [
    ...['term', 'definition', 'forms', 'except', 'see'],
  ]);
  const seen = new Set<string>();
  const terms = (read?.data ?? []).flatMap((entry, index): GlossaryTerm[] => {
    const {term, forms: more, except, see} = entry;
    const forms = REMARK.test(term) ? more : [term, ...more];
    for (const spelling of [...forms, ...except]) {
      if (seen.has(spelling)) {
        const place = read?.document.place([index, 'term']) ?? {file};
        const what = `"${spelling}" appears twice in the glossary`;
        const remedy = 'A spelling means one term: remove one of the two.';
        errors.push(new ContentError(place, what, remedy));
      }
      seen.add(spelling);
    }
    const title = titleOf(path.join(siteDir, folder, see.replace(/#.*/u, '')));
    if (title === undefined) {
      const place = read?.document.place([index, 'see']) ?? {file};
      const what = `there is no page ${see}`;
      const remedy = 'Write its path from the root of the docs version.';
      errors.push(new ContentError(place, what, remedy));
      return [];
    }
    const id = `term-${slugOf(term.replace(REMARK, ''))}`;
    return [{...entry, id, forms, title}];
  });
  return {terms, errors};
}

const titleOf = readCached((bytes) => {
  const [, yaml = ''] = new TextDecoder().decode(bytes).split(/^---$/mu);
  return z.object({title: z.string()}).parse(parse(yaml)).title;
});
