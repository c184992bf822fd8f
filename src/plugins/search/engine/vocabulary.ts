import leven from 'leven';

import type {Token} from './words';

/** How the pages write a term, and which sections have it in a text or a title. */
interface Entry {
  readonly spellings: Map<string, number>;
  readonly texts: Set<number>;
  readonly titles: Set<number>;
}

/** All terms of the pages: how rare they are, and how they are written. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  /** The number of the last section, which is how many there are. */
  #sections = 1;

  /**
   * Takes in a text of a section, which is known by its number.
   *
   * @param field - A title is a heading or an asked phrase.
   */
  add(
    section: number,
    field: 'texts' | 'titles',
    text: string,
    tokens: readonly Token[],
  ): void {
    this.#sections = section + 1;
    for (const {term, start, end} of tokens) {
      let entry = this.#entries.get(term);
      if (!entry) {
        entry = {spellings: new Map(), texts: new Set(), titles: new Set()};
        this.#entries.set(term, entry);
      }
      entry[field].add(section);
      const spelling = text.slice(start, end);
      entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + 1);
    }
  }

  has(term: string): boolean {
    return this.#entries.has(term);
  }

  terms(): Iterable<string> {
    return this.#entries.keys();
  }

  /** The terms that begin with some letters. */
  beginningWith(letters: string): string[] {
    return [...this.terms()].filter((term) => term.startsWith(letters));
  }

  /** The sections whose text has a term. */
  sectionsWith(term: string): ReadonlySet<number> {
    return this.#entries.get(term)?.texts ?? new Set();
  }

  /**
   * How much a term tells, from 0 (in all sections) to 1 (in none), by the larger of
   * the counts of texts and titles: `start` tells little if many headings have it.
   */
  weight(term: string): number {
    const {texts, titles} = this.#entries.get(term) ?? {};
    const count = Math.max(texts?.size ?? 0, titles?.size ?? 0);
    const rarity = 1 - Math.log(count + 1) / Math.log(this.#sections + 1);
    return Math.max(0, rarity);
  }

  /** The spelling of a term that is nearest to what was typed, or most frequent. */
  spell(term: string, typed: string): string {
    const edits = (spelling: string): number =>
      leven(spelling.toLowerCase(), typed.toLowerCase());
    const spellings = [...(this.#entries.get(term)?.spellings ?? [])];
    spellings.sort(([a, m], [b, n]) => edits(a) - edits(b) || n - m);
    return spellings[0]?.[0] ?? term;
  }
}
