import {foldLetters, foldWord} from './foldWord';

/**
 * What a term stands for in its text:
 * - `word`: a plain word;
 * - `part`: a word inside a name, such as `plane` in `DataPlane`;
 * - `whole`: a name of several words, joined, such as `dataplane`;
 * - `path`: a dotted path, or the end of one, such as `owner.projectname`.
 */
export type TermKind = 'word' | 'part' | 'whole' | 'path';

/** Takes a term with the place of the characters that it was made from. */
export type TermVisitor = (
  term: string,
  kind: TermKind,
  start: number,
  end: number,
) => void;

/**
 * Letters and digits, joined by single marks that belong to names. List and
 * map marks of field paths (`[]`, `[0]`, `.<key>`) are passed over.
 */
const NAME = /[\p{L}\p{N}]+(?:(?:\[\d*\]|\.<\w+>)*[-_.'’][\p{L}\p{N}]+)*/gu;
const LIST_AND_MAP_MARKS = /\[\d*\]|\.<\w+>/g;
const VERSION = /^v?\d+(?:\.(?:\d+|x))+$/i;
/** `CRDs`, `URLs`: the plural of an abbreviation is no camel case. */
const PLURAL_ABBREVIATION = /^\p{Lu}{2,}s$/u;
const CAMEL_BORDER =
  /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const ASCII_LOWER_NAME = /^[a-z0-9]+$/;

/**
 * Reads the terms of a text, in the order of the text. Words and parts make up
 * the running text; wholes and paths stand beside the parts they are made of.
 *
 * @param text - Any text; what is neither letter nor digit parts words.
 * @param visit - Called for each term.
 */
export function readWords(text: string, visit: TermVisitor): void {
  for (const match of text.matchAll(NAME)) {
    const [raw] = match;
    const start = match.index;
    const end = start + raw.length;
    if (ASCII_LOWER_NAME.test(raw)) {
      visit(foldWord(raw), 'word', start, end);
    } else if (VERSION.test(raw)) {
      const term = foldLetters(raw);
      visit(term, 'word', start, end);
      if (term.startsWith('v')) {
        visit(term.slice(1), 'whole', start, end);
      }
    } else {
      readName(raw, start, visit);
    }
  }
}

interface Word {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

interface Segment {
  /** The segment's words, joined and folded. */
  readonly whole: string;
  readonly words: readonly Word[];
}

function readName(raw: string, offset: number, visit: TermVisitor): void {
  const segments = readSegments(raw, offset);
  const end = offset + raw.length;
  const isPlain = segments.length === 1 && segments[0]?.words.length === 1;
  for (const {whole, words} of segments) {
    for (const word of words) {
      visit(word.term, isPlain ? 'word' : 'part', word.start, word.end);
    }
    const [first] = words;
    const last = words.at(-1);
    if (words.length > 1 && first && last) {
      visit(whole, 'whole', first.start, last.end);
    }
  }
  for (let from = 0; from < segments.length - 1; from += 1) {
    const start = segments[from]?.words[0]?.start ?? offset;
    const term = segments
      .slice(from)
      .map(({whole}) => whole)
      .join('.');
    visit(term, 'path', start, end);
  }
}

/** The dotted segments of a name, each with its words. */
function readSegments(raw: string, offset: number): readonly Segment[] {
  // Marks become spaces of the same length, so that places stay right.
  const plain = raw.replace(LIST_AND_MAP_MARKS, (mark) =>
    ' '.repeat(mark.length),
  );
  const segments: Segment[] = [];
  let place = offset;
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
