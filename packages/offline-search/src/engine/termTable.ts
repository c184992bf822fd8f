/** The sections with a term in ascending order, and its weight in each. */
export interface Postings {
  readonly sections: readonly number[];
  /** Weight in the section's own heading and text. */
  readonly own: readonly number[];
  /** Weight in the page title and in the headings above. */
  readonly inherited: readonly number[];
  /** Number of sections with the term itself. */
  readonly frequency: number;
}

/** A term while its text is read. */
export class Term implements Postings {
  readonly sections: number[] = [];
  readonly own: number[] = [];
  readonly inherited: number[] = [];
  frequency = 0;
  /** Index in the sorted list of all terms, when that is known. */
  place = 0;

  /** Adds to its weight in a section; sections come in ascending order. */
  add(section: number, weight: number, isInherited: boolean): void {
    let last = this.sections.length - 1;
    if (this.sections[last] !== section) {
      last = this.sections.push(section) - 1;
      this.own.push(0);
      this.inherited.push(0);
    }
    if (!isInherited && this.own[last] === 0) this.frequency += 1;
    const weights = isInherited ? this.inherited : this.own;
    weights[last] = (weights[last] ?? 0) + weight;
  }
}

/** The terms of a text. */
export class TermTable {
  readonly #terms = new Map<string, Term>();

  find(name: string): Term {
    const known = this.#terms.get(name);
    if (known) return known;
    const term = new Term();
    this.#terms.set(name, term);
    return term;
  }

  /** @returns The terms sorted by code unit, each with its place. */
  sort(): {
    readonly terms: readonly string[];
    readonly postings: readonly Postings[];
  } {
    const terms = [...this.#terms.keys()].sort();
    const postings = terms.map((name, place) =>
      Object.assign(this.find(name), {place}),
    );
    return {terms, postings};
  }
}
