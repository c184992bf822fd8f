import {foldLetters, foldWord} from './foldWord';

/**
 * The role of a term in its text:
 * - `word`: a plain word;
 * - `part`: a word inside a name, such as `plane` in `DataPlane`;
 * - `whole`: a name of several words, joined, such as `dataplane`;
 * - `path`: a dotted path, or the end of one, such as `owner.projectname`.
 */
export type TermKind = 'word' | 'part' | 'whole' | 'path';

/** Receives a term with the range of characters that it came from. */
export type TermVisitor = (
  term: string,
  kind: TermKind,
  start: number,
  end: number,
) => void;

/**
 * Letters and digits, joined by single characters that belong to names. List and
 * map marks of field paths (`[]`, `[0]`, `.<key>`) are skipped.
 */
const NAME = /[\p{L}\p{N}]+(?:(?:\[\d*\]|\.<\w+>)*[-_.'’][\p{L}\p{N}]+)*/gu;
const LIST_AND_MAP_MARKS = /\[\d*\]|\.<\w+>/g;
const VERSION = /^v?\d+(?:\.(?:\d+|x))+$/i;
/** `CRDs`, `URLs`: the plural of an abbreviation is not camel case. */
const PLURAL_ABBREVIATION = /^\p{Lu}{2,}s$/u;
const CAMEL_BORDER =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const ASCII_LOWER_NAME = /^[a-z0-9]+$/;

/** A term of a name; offsets are relative to the start of the name. */
export interface NameTerm {
  readonly term: string;
  readonly kind: TermKind;
  readonly start: number;
  readonly end: number;
}

/** Most names in a text have occurred before, so each is split only once. */
const knownNames = new Map<string, readonly NameTerm[]>();
const MAX_KNOWN_NAMES = 50_000;

/**
 * Reads the terms of a text in order. Words and parts make up the running text;
 * wholes and paths come in addition to their parts.
 *
 * @param text - Any text; everything but letters and digits separates words.
 * @param visit - Called for each term.
 */
export function readWords(text: string, visit: TermVisitor): void {
  readNames(text, (terms, offset) => {
    for (const {term, kind, start, end} of terms) {
      visit(term, kind, offset + start, offset + end);
    }
  });
}

/**
 * The same, name by name.
 *
 * @param visit - Called with the terms of each name (always the same list for the
 *   same name) and the offset of the name.
 */
export function readNames(
  text: string,
  visit: (terms: readonly NameTerm[], offset: number) => void,
): void {
  let place = 0;
  for (;;) {
    // The callback may call this function too.
    NAME.lastIndex = place;
    const found = NAME.exec(text);
    if (!found) return;
    place = NAME.lastIndex;
    visit(termsOf(found[0]), found.index);
  }
}

function termsOf(name: string): readonly NameTerm[] {
  const known = knownNames.get(name);
  if (known) return known;
  const terms = splitName(name);
  if (knownNames.size >= MAX_KNOWN_NAMES) knownNames.clear();
  knownNames.set(name, terms);
  return terms;
}

function splitName(name: string): readonly NameTerm[] {
  const end = name.length;
  if (ASCII_LOWER_NAME.test(name)) {
    return [{term: foldWord(name), kind: 'word', start: 0, end}];
  }
  if (VERSION.test(name)) {
    const term = foldLetters(name);
    const version: NameTerm = {term, kind: 'word', start: 0, end};
    return term.startsWith('v')
      ? [version, {...version, term: term.slice(1), kind: 'whole'}]
      : [version];
  }
  return splitSegments(name);
}

interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

interface Segment {
  /** The words of the segment, joined and folded. */
  readonly whole: string;
  readonly words: readonly Word[];
}

function splitSegments(name: string): readonly NameTerm[] {
  const terms: NameTerm[] = [];
  const segments = readSegments(name);
  const isPlain = segments.length === 1 && segments[0]?.words.length === 1;
  for (const {whole, words} of segments) {
    for (const word of words) {
      terms.push({...word, kind: isPlain ? 'word' : 'part'});
    }
    const [first] = words;
    const last = words.at(-1);
    if (words.length > 1 && first && last) {
      const {start} = first;
      terms.push({term: whole, kind: 'whole', start, end: last.end});
    }
  }
  for (let from = 0; from < segments.length - 1; from += 1) {
    const start = segments[from]?.words[0]?.start ?? 0;
    const term = segments
      .slice(from)
      .map(({whole}) => whole)
      .join('.');
    terms.push({term, kind: 'path', start, end: name.length});
  }
  return terms;
}

/** The dotted segments of a name, each with its words. */
function readSegments(name: string): readonly Segment[] {
  // Replace marks with spaces of the same length, so that offsets stay correct.
  const plain = name.replace(LIST_AND_MAP_MARKS, (mark) =>
    ' '.repeat(mark.length),
  );
  const segments: Segment[] = [];
  let place = 0;
  for (const segment of plain.split('.')) {
    const words: Word[] = [];
    let wordStart = place;
    for (const piece of segment.split(/[-_ ]/)) {
      for (const word of splitCamelCase(piece)) {
        const term = foldWord(word);
        if (term !== '') {
          words.push({term, start: wordStart, end: wordStart + word.length});
        }
        wordStart += word.length;
      }
      wordStart += 1;
    }
    if (words.length > 0) {
      segments.push({whole: foldWord(segment.replace(/[-_ ]/g, '')), words});
    }
    place += segment.length + 1;
  }
  return segments;
}

function splitCamelCase(name: string): readonly string[] {
  return PLURAL_ABBREVIATION.test(name) ? [name] : name.split(CAMEL_BORDER);
}
