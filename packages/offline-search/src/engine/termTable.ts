/** The sections with a term in ascending order, and its weight in each. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Weight in the section's own heading and text. */
  readonly own: Float32Array;
  /** Weight in the page title and in the headings above. */
  readonly inherited: Float32Array;
  /** Number of sections with the term itself. */
  readonly frequency: number;
}

/** Collects the terms of a text, numbered in order of appearance. */
export class TermTable {
  readonly #numbers = new Map<string, number>();
  /** Latest entry by term number. */
  readonly #latest: number[] = [];
  /** One entry for each section with a term. */
  readonly #terms: number[] = [];
  readonly #sections: number[] = [];
  readonly #own: number[] = [];
  readonly #inherited: number[] = [];

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#latest.push(NO_ENTRY) - 1;
    this.#numbers.set(term, number);
    return number;
  }

  /** Adds to a term's weight in a section; sections come in ascending order. */
  add(
    number: number,
    section: number,
    weight: number,
    isInherited: boolean,
  ): void {
    let entry = this.#latest[number] ?? NO_ENTRY;
    if (entry === NO_ENTRY || this.#sections[entry] !== section) {
      entry = this.#terms.push(number) - 1;
      this.#sections.push(section);
      this.#own.push(0);
      this.#inherited.push(0);
      this.#latest[number] = entry;
    }
    const weights = isInherited ? this.#inherited : this.#own;
    weights[entry] = (weights[entry] ?? 0) + weight;
  }

  /** @returns The terms in order, and for each number its index in that order. */
  sort(): {
    readonly terms: readonly string[];
    readonly postings: Postings[];
    readonly places: Int32Array;
  } {
    const terms = [...this.#numbers.keys()].sort();
    const places = new Int32Array(terms.length);
    terms.forEach((term, place) => {
      places[this.numberOf(term)] = place;
    });
    return {terms, postings: this.#collect(places), places};
  }

  /** Sorts the entries by term; those of one term are already in order. */
  #collect(places: Int32Array): Postings[] {
    const starts = new Uint32Array(places.length + 1);
    for (const number of this.#terms) {
      const place = places[number] ?? 0;
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
    }
    for (let place = 0; place < places.length; place += 1) {
      starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
    }
    const next = starts.slice();
    const sections = new Uint32Array(this.#terms.length);
    const own = new Float32Array(this.#terms.length);
    const inherited = new Float32Array(this.#terms.length);
    this.#terms.forEach((number, entry) => {
      const place = places[number] ?? 0;
      const at = next[place] ?? 0;
      next[place] = at + 1;
      sections[at] = this.#sections[entry] ?? 0;
      own[at] = this.#own[entry] ?? 0;
      inherited[at] = this.#inherited[entry] ?? 0;
    });
    return Array.from(places, (_, place) => {
      const start = starts[place];
      const end = starts[place + 1];
      return postingsOf(
        sections.subarray(start, end),
        own.subarray(start, end),
        inherited.subarray(start, end),
      );
    });
  }
}

const NO_ENTRY = -1;

function postingsOf(
  sections: Uint32Array,
  own: Float32Array,
  inherited: Float32Array,
): Postings {
  let frequency = 0;
  for (const weight of own) if (weight > 0) frequency += 1;
  return {sections, own, inherited, frequency};
}
