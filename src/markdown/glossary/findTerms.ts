import type {GlossaryTerm} from './readGlossary';

/** A term and where it was found. */
export interface FoundTerm {
  readonly term: GlossaryTerm;
  /** Offset in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Finds the terms in a text, in order. */
export type TermFinder = (text: string) => readonly FoundTerm[];

/** Not inside another word, a file name or a path. */
const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}_./@$-])`;
const NO_WORD_AFTER = String.raw`(?![\p{L}\p{N}_]|[./-][\p{L}\p{N}])`;

/**
 * Creates a finder for all forms of all terms. The longest form wins, so "build
 * plane" does not match "plane"; exceptions are skipped whole.
 *
 * A lowercase form also matches at the start of a sentence; a form with
 * capitals matches only as written.
 */
export function createTermFinder(terms: readonly GlossaryTerm[]): TermFinder {
  const byForm = new Map<string, GlossaryTerm | undefined>();
  for (const term of terms) {
    for (const form of term.forms) byForm.set(form, term);
    for (const form of term.except) byForm.set(form, undefined);
  }
  if (byForm.size === 0) return () => [];
  const forms = [...byForm.keys()]
    .sort((a, b) => b.length - a.length)
    .map(formPattern);
  const pattern = new RegExp(
    `${NO_WORD_BEFORE}(?:${forms.join('|')})${NO_WORD_AFTER}`,
    'gu',
  );
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({0: match, index}) => {
      const form = match.replaceAll(/\s+/gu, ' ');
      const term = byForm.has(form)
        ? byForm.get(form)
        : byForm.get(form.charAt(0).toLowerCase() + form.slice(1));
      const end = index + match.length;
      return term === undefined ? [] : [{term, start: index, end}];
    });
}

/** A line break may separate the words of a form. */
function formPattern(form: string): string {
  const escaped = form
    .replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)
    .replaceAll(' ', String.raw`\s+`);
  const first = form.charAt(0);
  return form === form.toLowerCase() && /\p{Ll}/u.test(first)
    ? `[${first}${first.toUpperCase()}]${escaped.slice(1)}`
    : escaped;
}
