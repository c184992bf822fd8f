import leven from 'leven';

import {readTokens} from './words';

/** How the pages write a term, and how many of their texts and titles have it. */
interface Entry {
  readonly spellings: Map<string, number>;
  texts: number;
  titles: number;
}

/** Shorter words have too many neighbors, and shorter parts are no words. */
const SHORTEST = 4;
const SHORTEST_PART = 3;
/** Keys beside and above each other. */
const KEYS = 'qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm ik ol';

/** All terms of the pages: how rare they are, and how they are written. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  /** How many sections there are. */
  sections = 0;

  /** Reads a text, or a title (a heading or an asked phrase). @returns Its terms. */
  read(text: string, isTitle: boolean): string[] {
    const tokens = readTokens(text);
    const seen = new Set<string>();
    for (const {term, start, end} of tokens) {
      const none: Entry = {spellings: new Map(), texts: 0, titles: 0};
      const entry = this.#entries.get(term) ?? none;
      this.#entries.set(term, entry);
      const spelling = text.slice(start, end);
      entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + 1);
      if (!seen.has(term)) entry[isTitle ? 'titles' : 'texts'] += 1;
      seen.add(term);
    }
    return tokens.map(({term}) => term);
  }

  has(term: string): boolean {
    return this.#entries.has(term);
  }

  hasBeginning(letters: string): boolean {
    return [...this.#entries.keys()].some((term) => term.startsWith(letters));
  }

  /**
   * How much a term tells, from 0 (in all sections) to 1 (in none), by the larger of
   * the counts of texts and titles: `start` tells little if many headings have it.
   */
  weight(term: string): number {
    const {texts = 0, titles = 0} = this.#entries.get(term) ?? {};
    const all = Math.log(this.sections + 1);
    return Math.max(0, 1 - Math.log(Math.max(texts, titles) + 1) / all);
  }

  /** The spelling of a term that is nearest to what was typed, or most frequent. */
  spell(term: string, typed: string): string {
    let best = {spelling: term, edits: Infinity, count: 0};
    for (const [spelling, count] of this.#entries.get(term)?.spellings ?? []) {
      const edits = leven(spelling.toLowerCase(), typed.toLowerCase());
      const isMoreFrequent = edits === best.edits && count > best.count;
      if (edits < best.edits || isMoreFrequent) best = {spelling, edits, count};
    }
    return best.spelling;
  }

  /** The terms that a misspelled word may mean, with their errors of typing. */
  near(word: string): (readonly [term: string, errors: number])[] {
    // What has digits is a name of the reader's.
    if (word.length < SHORTEST || /\d/u.test(word)) return [];
    const most = Math.min(2, word.length / 4);
    return [...this.#entries.keys()]
      .filter((term) => Math.abs(term.length - word.length) <= most)
      .map((term) => [term, typingErrors(word, term)] as const)
      .filter(([, errors]) => errors <= most);
  }

  /** Parts two words that were written as one, so that both are frequent. */
  part(word: string): readonly [string, string] | undefined {
    let best: readonly [string, string] | undefined;
    let most = 0;
    for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)] as const;
      const texts = parts.map((part) => this.#entries.get(part)?.texts ?? 0);
      const fewest = Math.min(...texts);
      if (fewest > most) [most, best] = [fewest, parts];
    }
    return best;
  }
}

/**
 * Levenshtein's edits, of which swapped letters and a key beside the right one count
 * less, and a wrong first letter, which is rare, counts more.
 */
function typingErrors(typed: string, term: string): number {
  const edits = leven(typed, term);
  const at = [...typed.split('').keys()].find((i) => typed[i] !== term[i]) ?? 0;
  const [wrong = '', right = ''] = [typed[at], term[at]];
  const swapped = typed.slice(0, at) + right + wrong + typed.slice(at + 2);
  if (swapped === term) return 0.7;
  const first = at === 0 ? 0.5 : 0;
  const isNeighbor =
    KEYS.includes(wrong + right) || KEYS.includes(right + wrong);
  const isWrongKey = edits === 1 && typed.length === term.length && isNeighbor;
  return first + (isWrongKey ? 0.7 : edits);
}
