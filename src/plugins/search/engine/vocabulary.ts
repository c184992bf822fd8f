import leven from 'leven';

import {readTokens} from './words';
import {typingErrors} from './typingErrors';

/** What the pages do with a term. */
interface Entry {
  /** How they write it, and how often so. */
  readonly spellings: Map<string, number>;
  /** How many texts of sections have it. */
  texts: number;
  /** How many headings and asked phrases have it. */
  titles: number;
  readonly isJoined: boolean;
}

/** Shorter words have too many neighbors to be corrected, or parted. */
const SHORTEST = 4;
const SHORTEST_PART = 3;
/** One error for so many letters, and never more than two. */
const LETTERS_OF_AN_ERROR = 4;
const MOST_ERRORS = 2;

/** All terms of the pages: how rare they are, and how they are written. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  #sections = 0;

  /** Counts the sections; what `read` reads belongs to them. */
  addSection(): void {
    this.#sections += 1;
  }

  /**
   * Reads a text of a section.
   *
   * @param isTitle - Whether it is a heading, or a phrase that readers ask.
   * @returns Its terms in order, for the index.
   */
  read(text: string, isTitle: boolean): string[] {
    const tokens = readTokens(text);
    const seen = new Set<string>();
    for (const {term, start, end, isJoined} of tokens) {
      const entry = this.#entries.get(term) ?? {
        spellings: new Map<string, number>(),
        texts: 0,
        titles: 0,
        isJoined,
      };
      this.#entries.set(term, entry);
      const spelling = text.slice(start, end);
      const count = entry.spellings.get(spelling) ?? 0;
      entry.spellings.set(spelling, count + 1);
      if (!seen.has(term)) entry[isTitle ? 'titles' : 'texts'] += 1;
      seen.add(term);
    }
    return tokens.map(({term}) => term);
  }

  has(term: string): boolean {
    return this.#entries.has(term);
  }

  /** Whether a term begins so. */
  hasBeginning(letters: string): boolean {
    for (const term of this.#entries.keys()) {
      if (term.startsWith(letters)) return true;
    }
    return false;
  }

  /**
   * How much a term tells, from 0 (in every section) to 1 (in none):
   *
   *     log((N + 1) / (n + 1)) / log(N + 1)
   *
   * of N sections, where n is the larger of two counts: the texts that have it, and
   * the headings and asked phrases. So `start`, which many headings have, tells
   * little, even though few texts do.
   */
  weight(term: string): number {
    const entry = this.#entries.get(term);
    const count = Math.max(entry?.texts ?? 0, entry?.titles ?? 0);
    const all = Math.log(this.#sections + 1);
    return Math.max(0, all - Math.log(count + 1)) / all;
  }

  /**
   * How the pages write a term: of its spellings the one nearest to what was typed,
   * whatever the case, and of those the most frequent. So `kuberntes` becomes
   * `Kubernetes`, and `polices` becomes `policies`.
   */
  spell(term: string, typed: string): string {
    let best = {spelling: term, edits: Infinity, count: 0};
    for (const [spelling, count] of this.#entries.get(term)?.spellings ?? []) {
      const edits = leven(spelling.toLowerCase(), typed.toLowerCase());
      const isNearer = edits < best.edits;
      const isMoreFrequent = edits === best.edits && count > best.count;
      if (isNearer || isMoreFrequent) best = {spelling, edits, count};
    }
    return best.spelling;
  }

  /** The terms that a misspelled word may mean, with their errors of typing. */
  near(word: string): (readonly [term: string, errors: number])[] {
    // What has digits is a name of the reader's.
    if (word.length < SHORTEST || /\d/u.test(word)) return [];
    const most = Math.min(MOST_ERRORS, word.length / LETTERS_OF_AN_ERROR);
    const found: (readonly [string, number])[] = [];
    for (const term of this.#entries.keys()) {
      const errors = typingErrors(word, term, most);
      if (errors <= most) found.push([term, errors]);
    }
    return found;
  }

  /**
   * Parts two words that were written as one: `customdomain` is `custom domain`.
   * Of several ways, the one whose rarer part is in most texts.
   */
  part(word: string): readonly [string, string] | undefined {
    let best: readonly [string, string] | undefined;
    let most = 0;
    const last = word.length - SHORTEST_PART;
    for (let at = SHORTEST_PART; at <= last; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)] as const;
      const counts = parts.map((part) => this.#count(part));
      const count = Math.min(...counts);
      if (count > most) [most, best] = [count, parts];
    }
    return best;
  }

  #count(term: string): number {
    const entry = this.#entries.get(term);
    return !entry || entry.isJoined ? 0 : entry.texts + entry.titles;
  }
}
