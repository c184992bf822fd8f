/** Where a term stands: sections in rising order, and its weight in each. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Weight in the section's own heading and text. */
  readonly own: Float32Array;
  /** Weight in the page's title and in the headings above. */
  readonly inherited: Float32Array;
  /** In how many sections it stands by itself. */
  readonly frequency: number;
}

interface TermEntry {
  readonly term: string;
  sections: number[];
  own: number[];
  inherited: number[];
}

/** The terms of a text while it is read, numbered as they come. */
export class TermTable {
  readonly #numbers = new Map<string, number>();
  readonly #entries: TermEntry[] = [];

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#entries.length;
    this.#numbers.set(term, number);
    this.#entries.push({term, sections: [], own: [], inherited: []});
    return number;
  }

  /** Adds to a term's weight in a section; sections come in rising order. */
  add(
    number: number,
    section: number,
    weight: number,
    isInherited: boolean,
  ): void {
    const entry = this.#entries[number];
    if (!entry) return;
    const {sections, own, inherited} = entry;
    let place = sections.length - 1;
    if (sections[place] !== section) {
      place = sections.push(section) - 1;
      own.push(0);
      inherited.push(0);
    }
    const weights = isInherited ? inherited : own;
    weights[place] = (weights[place] ?? 0) + weight;
  }

  /** Gives a term at least these weights in these sections. */
  raise(number: number, least: ReadonlyMap<number, number>): void {
    const entry = this.#entries[number];
    if (!entry) return;
    const weights = new Map(
      entry.sections.map((section, place) => [
        section,
        {own: entry.own[place] ?? 0, inherited: entry.inherited[place] ?? 0},
      ]),
    );
    for (const [section, weight] of least) {
      const {own, inherited} = weights.get(section) ?? {own: 0, inherited: 0};
      weights.set(section, {own: Math.max(own, weight), inherited});
    }
    const sorted = [...weights].sort(([a], [b]) => a - b);
    entry.sections = sorted.map(([section]) => section);
    entry.own = sorted.map(([, {own}]) => own);
    entry.inherited = sorted.map(([, {inherited}]) => inherited);
  }

  /** @returns Terms in order, and for each number its place in that order. */
  sort(): {
    readonly terms: readonly string[];
    readonly postings: readonly Postings[];
    readonly places: Int32Array;
  } {
    const order = this.#entries
      .map((entry, number) => ({entry, number}))
      .sort((a, b) => (a.entry.term < b.entry.term ? -1 : 1));
    const places = new Int32Array(order.length);
    order.forEach(({number}, place) => {
      places[number] = place;
    });
    return {
      terms: order.map(({entry}) => entry.term),
      postings: order.map(({entry}) => packPostings(entry)),
      places,
    };
  }
}

function packPostings({sections, own, inherited}: TermEntry): Postings {
  return {
    sections: Uint32Array.from(sections),
    own: Float32Array.from(own),
    inherited: Float32Array.from(inherited),
    frequency: own.reduce((count, weight) => count + (weight > 0 ? 1 : 0), 0),
  };
}
