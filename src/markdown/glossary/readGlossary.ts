import path from 'node:path';

import {ContentError} from '../../content-errors/contentError';
import {issueErrors} from '../../content-errors/issueErrors';
import {readYaml, type YamlPath} from '../../content-errors/readYaml';
import * as z from 'zod';

import {readCached} from '@openchoreo/page-tools/node/readCached';
import {slugOf} from '../../lib/text';
import type {DocsVersion} from '../../site/versions';
import {readFrontMatter, type FrontMatter} from '../frontMatter';

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
  /** The page that explains it. */
  readonly see: {
    /** Path from the folder of the docs version. */
    readonly file: string;
    /** Without `#`; empty for the whole page. */
    readonly fragment: string;
    readonly title: string;
  };
}

export interface Glossary {
  readonly terms: readonly GlossaryTerm[];
  /** Terms with errors are left out of `terms`. */
  readonly errors: readonly ContentError[];
}

const KEYS = ['term', 'definition', 'forms', 'except', 'see'] as const;

const words = z.array(z.string().min(1)).default([]);

const glossaryFile = z.array(
  z.strictObject({
    term: z.string().min(1),
    definition: z
      .string()
      .regex(/^\p{Lu}[^.]*(?:\.[\p{L}\p{N}][^.]*)*\.$/u, {
        error:
          'a definition is one sentence, from a capital letter to a period',
      })
      .refine((sentence) => !sentence.includes('%{'), {
        error: 'constants do not work here',
      }),
    forms: words,
    except: words,
    see: z.string().regex(/^[\w/-]+\.mdx?(?:#[\w-]+)?$/, {
      error:
        'must be a page path from the root of the docs version, such as a/b.md#c',
    }),
  }),
);

type Entry = z.infer<typeof glossaryFile>[number];

/** A remark in parentheses, which nobody writes in a sentence. */
const REMARK = / \([^)]*\)$/;

const readFile = readCached(parseGlossary);

/** Reads the glossary of a docs version; empty if there is no file. */
export function readGlossary(
  siteDir: string,
  {folder}: Pick<DocsVersion, 'folder'>,
): Glossary {
  const file = `${folder}/_glossary.yaml`;
  const glossary = readFile(path.join(siteDir, file), file, (page) =>
    readFrontMatter(path.join(siteDir, folder, page)),
  );
  return glossary ?? {terms: [], errors: []};
}

/**
 * Parses the bytes of a `_glossary.yaml`.
 *
 * @param frontMatterOf - Front matter of a page of the version; `undefined` if
 *   the page does not exist.
 */
export function parseGlossary(
  bytes: Uint8Array,
  file: string,
  frontMatterOf: FrontMatterOf,
): Glossary {
  const {documents, errors} = readYaml(bytes, file);
  const [document] = documents;
  if (!document) return {terms: [], errors};
  const parsed = glossaryFile.safeParse(document.value);
  if (!parsed.success) {
    const issues = issueErrors(document, parsed.error.issues, {}, KEYS);
    return {terms: [], errors: issues};
  }
  const faults: ContentError[] = [];
  const {compare} = new Intl.Collator('en');
  const seen = new Set<string>();
  const terms = parsed.data.flatMap((entry, index): GlossaryTerm[] => {
    const refuse: Refuse = (key, what, remedy) =>
      faults.push(
        new ContentError(document.place([index, ...key]), what, remedy),
      );
    const forms = REMARK.test(entry.term)
      ? entry.forms
      : [entry.term, ...entry.forms];
    const before = parsed.data[index - 1]?.term ?? '';
    if (compare(before, entry.term) >= 0) {
      refuse(
        ['term'],
        `"${entry.term}" comes after "${before}"`,
        'Sort the terms by name, and list each term once.',
      );
    }
    refuseRepeated(entry, seen, refuse);
    const see = readSee(entry.see, frontMatterOf, refuse);
    if (see === undefined) return [];
    const id = `term-${slugOf(entry.term.replace(REMARK, ''))}`;
    return [{...entry, id, forms, see}];
  });
  return {terms, errors: faults};
}

type FrontMatterOf = (page: string) => FrontMatter | undefined;

type Refuse = (key: YamlPath, what: string, remedy: string) => void;

function refuseRepeated(
  {term, forms, except}: Entry,
  seen: Set<string>,
  refuse: Refuse,
): void {
  const spellings: [YamlPath, string][] = [
    [['term'], term.replace(REMARK, '')],
    ...forms.map((form, at): [YamlPath, string] => [['forms', at], form]),
    ...except.map((form, at): [YamlPath, string] => [['except', at], form]),
  ];
  for (const [key, spelling] of spellings) {
    if (seen.has(spelling)) {
      refuse(
        key,
        `"${spelling}" appears twice in the glossary`,
        'A spelling can mean only one term: remove one of them.',
      );
    }
    seen.add(spelling);
  }
}

function readSee(
  address: string,
  frontMatterOf: FrontMatterOf,
  refuse: Refuse,
): GlossaryTerm['see'] | undefined {
  const [file = '', fragment = ''] = address.split('#');
  const frontMatter = frontMatterOf(file);
  if (frontMatter === undefined) {
    refuse(
      ['see'],
      `the page ${file} does not exist`,
      'Write the path of the page that explains the term, from the root of the docs version.',
    );
    return undefined;
  }
  const title = frontMatter['title'];
  return {file, fragment, title: typeof title === 'string' ? title : file};
}
