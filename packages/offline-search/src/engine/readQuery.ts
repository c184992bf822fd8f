import {foldLetters, foldWord} from '../shared/foldWord';
import {readWords} from '../shared/readWords';
import {WORDS_OF_SET} from './wordSets';

/** Limits the cost of a hostile query. */
export const QUERY_LIMITS = {
  characters: 512,
  words: WORDS_OF_SET,
  joined: 4,
} as const;

/** Question words and connecting words, without those that the docs define. */
const STOP_WORDS = new Set(
  'a about an and any are as at be but by can could do does doing for from had has have how i if in into is it its me my no of on or our please should so that the their them then there these they this those to use used using was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Stop words of those who ask; messages rarely have them. */
const ASKING_WORDS = new Set(
  'how i my should what when where which who why'.split(' '),
);

/**
 * Words about the reader's intent, rarely about the page's topic: verbs of asking
 * and connecting words.
 */
const WEAK_WORDS = new Set(
  [
    'between difference find get getting give go happen happens keep know let',
    'make mean need put see show take tell try two versus vs want way work works',
    'after again all already also always anything because before both during',
    'each else even every first instead into just last less many more most much',
    'never new not now off once one only other out over own per same since some',
    'something still such than through too under until up very via while within without',
    'yet thing things',
  ].flatMap((line) => line.split(' ')),
);

/** A word of the query. */
export interface QueryWord {
  readonly term: string;
  /** The word without case and accents, with its plural ending. */
  readonly typed: string;
  /** The reader may still be typing it. */
  readonly isLast: boolean;
  /** It counts less than others, unless it is the whole query. */
  readonly isWeak: boolean;
}

/** Adjacent words that may be one name: `data plane`, `owner.projectName`. */
export interface QueryJoin {
  /** Indexes in `words`, inclusive. */
  readonly from: number;
  readonly to: number;
  readonly term: string;
  readonly isLast: boolean;
}

export interface Query {
  readonly words: readonly QueryWord[];
  readonly joins: readonly QueryJoin[];
  /** All letters and digits of the query, for whole titles and headings. */
  readonly key: string;
  /** Whether it may quote a message: several words between spaces, no question. */
  readonly mayQuote: boolean;
}

interface TypedWord {
  readonly term: string;
  /** As typed, without case and accents. */
  readonly raw: string;
  /** A stop word on its own; in `isProduction`, `is` belongs to the name. */
  readonly isStopWord: boolean;
}

/**
 * Parses a reader's query.
 *
 * @param text - Any text; everything beyond the limits is ignored.
 * @param weak - Words that fit every page of the site.
 */
export function readQuery(text: string, weak: readonly string[] = []): Query {
  const typed = text.slice(0, QUERY_LIMITS.characters);
  const found: TypedWord[] = [];
  const paths: {from: number; to: number; term: string}[] = [];
  readWords(typed, (term, kind, start, end) => {
    if (kind === 'word' || kind === 'part') {
      const raw = foldLetters(typed.slice(start, end));
      const isStopWord = kind === 'word' && STOP_WORDS.has(raw);
      found.push({term, raw, isStopWord});
    } else if (kind === 'path') {
      paths.push({
        from: found.length - wordsBetween(typed, start, end),
        to: found.length - 1,
        term,
      });
    }
  });
  const kept = dropStopWords(found).slice(0, QUERY_LIMITS.words);
  const isOpen = /[\p{L}\p{N}]$/u.test(typed);
  const lastPlace = kept.length - 1;
  const isWeak = ({word: {raw}}: (typeof kept)[number]) =>
    WEAK_WORDS.has(raw) || weak.includes(raw);
  const isAllWeak = kept.every(isWeak);
  const tokens = typed.split(/\s+/u).filter(Boolean).length;
  const words = kept.map((found, place) => ({
    term: found.word.term,
    typed: found.word.raw,
    isLast: isOpen && place === lastPlace,
    isWeak: !isAllWeak && isWeak(found),
  }));
  const newPlace = new Map(kept.map(({place}, index) => [place, index]));
  const joins: QueryJoin[] = paths.flatMap(({from, to, term}) => {
    const first = newPlace.get(from);
    const last = newPlace.get(to);
    if (first === undefined || last === undefined) return [];
    return [
      {from: first, to: last, term, isLast: isOpen && last === lastPlace},
    ];
  });
  for (let from = 0; from < kept.length; from += 1) {
    let joined = kept[from]?.word.raw ?? '';
    const end = Math.min(kept.length, from + QUERY_LIMITS.joined);
    for (let to = from + 1; to < end; to += 1) {
      joined += kept[to]?.word.raw ?? '';
      joins.push({
        from,
        to,
        term: foldWord(joined),
        isLast: isOpen && to === lastPlace,
      });
    }
  }
  return {
    words,
    joins,
    key: textKey(typed),
    mayQuote: tokens >= 3 && !found.some(({raw}) => ASKING_WORDS.has(raw)),
  };
}

/** The words of a text, folded and joined: equal for equal titles. */
export function textKey(text: string): string {
  const terms: string[] = [];
  readWords(text, (term, kind) => {
    if (kind === 'word' || kind === 'part') terms.push(term);
  });
  return terms.join('');
}

function wordsBetween(text: string, start: number, end: number): number {
  let count = 0;
  readWords(text.slice(start, end), (_term, kind) => {
    if (kind === 'word' || kind === 'part') count += 1;
  });
  return count;
}

/** Removes stop words, unless nothing else would be left. */
function dropStopWords(
  words: readonly TypedWord[],
): readonly {readonly word: TypedWord; readonly place: number}[] {
  const all = words.map((word, place) => ({word, place}));
  const kept = all.filter(({word}) => !word.isStopWord);
  return kept.length > 0 ? kept : all;
}
