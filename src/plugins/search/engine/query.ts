import {correct} from './spelling';
import type {Vocabulary} from './vocabulary';
import {readTerms, readTokens, STOP_WORDS, type Token} from './words';

/** A word that tells something. */
export interface QueryWord {
  /** How much it tells, from 0 to 1. */
  readonly weight: number;
  /** The terms that answer it, and how much of the word each is, from 0 to 1. */
  readonly shares: ReadonlyMap<string, number>;
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** The terms to look for, and how much each counts. */
  readonly boosts: ReadonlyMap<string, number>;
  /** The words joined, to find names that begin so. */
  readonly joined: string;
  /** The words of a field's path in it joined, such as `spec.containers[].name`. */
  readonly path: string;
  /** The query with words of the pages for misspelled ones. */
  readonly corrected: string;
}

/** Groups of terms that readers use for one another. */
export type Related = readonly (readonly string[])[];

/** Keys joined by points: `spec.apis.<key>.hosts[].name`. */
const PATH = /\S+\.\S+/u;
/** What is written for a key of a map, or for a place in a list. */
export const FILLED_IN = /<[^>]*>/gu;
/** How much of a word a related one is. */
const RELATED = 0.3;
/** How much a longer word counts that begins with the one being typed. */
const LONGER = 0.3;
/** In longer texts, which were pasted, unknown words are names. */
const MOST_TYPED = 8;

/** Reads the words of a query, and what each may be on the pages. */
export function readQuery(
  text: string,
  vocabulary: Vocabulary,
  related: Related,
): Query {
  const corrected = correctQuery(text, vocabulary, related);
  const words = new Map<string, QueryWord>();
  const boosts = new Map<string, number>();
  for (const {term, end, isJoined} of tellingOf(readTokens(corrected))) {
    if (words.has(term)) continue;
    // A name is a word of its own, which says more than the words that it has.
    if (isJoined && !vocabulary.has(term)) continue;
    const weight = vocabulary.weight(term);
    const shares = new Map([[term, 1]]);
    words.set(term, {weight, shares});
    raise(boosts, term, weight);
    // The last word may be the beginning of a longer one.
    const isTyped = end === corrected.length && !isJoined;
    for (const longer of isTyped ? vocabulary.beginningWith(term) : []) {
      shares.set(longer, 1);
      raise(boosts, longer, weight * LONGER);
    }
    for (const group of related) {
      if (!group.includes(term)) continue;
      for (const other of group) {
        raise(shares, other, RELATED);
        raise(boosts, other, weight * RELATED);
      }
    }
  }
  const joined = readTerms(corrected).join('');
  const [path = ''] = PATH.exec(corrected) ?? [];
  return {
    words: [...words.values()],
    boosts,
    joined,
    path: readTerms(path.replace(FILLED_IN, ' ')).join(''),
    corrected,
  };
}

/** The query with its misspelled words replaced, as the pages write them. */
function correctQuery(
  text: string,
  vocabulary: Vocabulary,
  related: Related,
): string {
  const asked = tellingOf(readTokens(text)).filter(({isJoined}) => !isJoined);
  if (asked.length > MOST_TYPED) return text;
  const isKnown = ({term, end}: Token): boolean =>
    vocabulary.has(term) ||
    related.some((group) => group.includes(term)) ||
    (end === text.length && vocabulary.beginningWith(term).length > 0);
  const known = asked.filter(isKnown).map(({term}) => term);
  let corrected = '';
  let place = 0;
  for (const token of asked) {
    if (isKnown(token)) continue;
    const fix = correct(token.term, known, vocabulary);
    if (fix === undefined) continue;
    const {start, end} = token;
    const typed = text.slice(start, end);
    const spelled = fix.map((term) => vocabulary.spell(term, typed));
    corrected += text.slice(place, start) + spelled.join(' ');
    place = end;
  }
  return corrected + text.slice(place);
}

/** Without words that say nothing, unless there are no others. */
function tellingOf(tokens: readonly Token[]): readonly Token[] {
  const telling = tokens.filter(({term}) => !STOP_WORDS.has(term));
  return telling.length > 0 ? telling : tokens;
}

function raise(numbers: Map<string, number>, key: string, to: number): void {
  numbers.set(key, Math.max(numbers.get(key) ?? 0, to));
}
