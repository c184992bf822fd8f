import {anchorOf} from '../shared/anchorOf';
import {type NameTerm, readNames, type TermKind} from '../shared/readWords';
import type {
  PageSection,
  SearchCorpus,
  SearchPage,
  TextBlock,
} from '../shared/record';
import {letterSet} from './editBudget';
import {textKey} from './readQuery';
import {type Postings, TermTable, withLeast} from './termTable';
import {
  BM25,
  FIELD_WEIGHTS,
  INLINE_CODE_BOOST,
  PATH_START_FACTOR,
  RANKING,
  STATIC_RANK,
  TERM_WEIGHTS,
} from './weights';

/** A section with its place among the sections of all pages. */
export interface IndexedSection {
  readonly page: SearchPage;
  /** Place of the page in the corpus. */
  readonly pageNumber: number;
  readonly section: PageSection;
  /** Headings above it, outermost first, without the page's title. */
  readonly parents: readonly PageSection[];
  /** Its heading, or its page's title, as `textKey` gives it. */
  readonly key: string;
}

export interface SearchIndex {
  readonly corpus: SearchCorpus;
  readonly sections: readonly IndexedSection[];
  /** Sorted by code unit, so that a prefix is one range. */
  readonly terms: readonly string[];
  readonly letterSets: Uint32Array;
  readonly postings: readonly Postings[];
  /** Factor for what a section is, whatever is asked. */
  readonly staticRanks: Float32Array;
  /** Terms of each section's running text; `FIELD_BORDER` between fields. */
  readonly sequence: Rows;
}

/** Numbers of each section, one section after the other. */
export interface Rows {
  readonly values: Int32Array;
  /** Where each section's numbers begin; one more than sections. */
  readonly starts: Uint32Array;
}

export const FIELD_BORDER = -1;

/** Builds an index at once. */
export function buildIndex(corpus: SearchCorpus): SearchIndex {
  const steps = buildIndexInSteps(corpus);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Builds an index, with a pause after each page for whoever waits. */
export function* buildIndexInSteps(
  corpus: SearchCorpus,
): Generator<undefined, SearchIndex> {
  const builder = new IndexBuilder();
  const sections: IndexedSection[] = [];
  for (const [pageNumber, page] of corpus.pages.entries()) {
    for (const section of sectionsOf(page, pageNumber)) {
      sections.push(section);
      builder.addSection(section);
    }
    yield;
  }
  const found = yield* builder.finish();
  return {corpus, sections, staticRanks: staticRanks(sections), ...found};
}

/** How much each section counts, whatever is asked. */
function staticRanks(sections: readonly IndexedSection[]): Float32Array {
  const counts = new Map<string, number>();
  for (const {key} of sections) counts.set(key, (counts.get(key) ?? 0) + 1);
  return Float32Array.from(
    sections,
    ({key, page, section}) =>
      (1 - RANKING.commonHeading * Math.log2(counts.get(key) ?? 1)) *
      (page.docusaurusTag === 'default' ? STATIC_RANK.outsideDocs : 1) *
      kindRank(section),
  );
}

function kindRank({anchor, heading}: PageSection): number {
  if (anchor.startsWith('term-')) return STATIC_RANK.definition;
  if (heading.startsWith('status.')) return STATIC_RANK.statusField;
  return heading.startsWith('spec.') ? STATIC_RANK.field : 1;
}

function sectionsOf(
  page: SearchPage,
  pageNumber: number,
): readonly IndexedSection[] {
  const above: PageSection[] = [];
  return page.sections.map((section) => {
    while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
    const parents = above.filter(({level}) => level > 1);
    above.push(section);
    return {
      page,
      pageNumber,
      section,
      parents,
      key: textKey(
        section.level === 1 ? page.title : withoutNumber(section.heading),
      ),
    };
  });
}

/** The text of a section's blocks, without marks, in one line. */
export function contentOf({blocks}: PageSection): string {
  return blocks.map(plainText).join(' ');
}

/** The text of a block, without marks. */
export function plainText({kind, text}: TextBlock): string {
  return kind === 'prose' ? text.replaceAll('`', '') : text;
}

/** The words of an address that its heading has not. */
function wordsBeyond(anchor: string, heading: string): string {
  const known = new Set(heading.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return anchor
    .split('-')
    .filter((word) => !known.has(word))
    .join(' ');
}

/** The number of a step is no part of its name. */
function withoutNumber(heading: string): string {
  return heading.replace(/^\d+\. /, '');
}

type Field = keyof typeof FIELD_WEIGHTS;

/** What was read of the texts of a field: the terms in their order. */
interface Reading {
  readonly numbers: number[];
  /** What each counts in its field. */
  readonly shares: number[];
  /** The numbers of those that make up the running text. */
  readonly running: number[];
}

/** Several words that are written in one elsewhere. */
interface JoinedName {
  readonly words: readonly number[];
  readonly whole: number;
}

class IndexBuilder {
  readonly #table = new TermTable();
  readonly #sequence: number[] = [];
  /** Where each section begins in the sequence. */
  readonly #starts: number[] = [];
  /** Weight that each place of the sequence has in its field. */
  readonly #sequenceWeights: number[] = [];
  /** Numbers of the terms of each name that was read. */
  readonly #numbers = new Map<readonly NameTerm[], readonly number[]>();
  /** By the number of their first word. */
  readonly #joinedNames = new Map<number, JoinedName[]>();
  /** Titles and headings as the sections below them have them. */
  readonly #above = new Map<string, Reading>();

  addSection({page, section, parents}: IndexedSection): void {
    this.#starts.push(this.#sequence.length);
    if (section.level === 1) {
      this.#addField('title', this.#readText(page.title));
      this.#addField('description', this.#readText(page.description));
    } else {
      const {heading, anchor} = section;
      this.#addField('heading', this.#readText(heading, pathEnd(heading)));
      if (anchor !== anchorOf(heading)) {
        this.#addField('anchor', this.#readText(wordsBeyond(anchor, heading)));
      }
      this.#addField('pageTitle', this.#readAbove(page.title));
      for (const parent of parents) {
        this.#addField('parentHeading', this.#readAbove(parent.heading));
      }
    }
    const content = {prose: newReading(), code: newReading()};
    for (const block of section.blocks) {
      this.#readBlock(block, content[block.kind]);
    }
    this.#addField('prose', content.prose);
    this.#addField('code', content.code);
  }

  #readAbove(heading: string): Reading {
    const known = this.#above.get(heading);
    if (known) return known;
    const reading = this.#readText(heading);
    this.#above.set(heading, reading);
    return reading;
  }

  /** @param ownStart - Where the field begins in the path that leads to it. */
  #readText(text: string, ownStart = 0): Reading {
    const reading = newReading();
    readNames(text, (terms, offset) => {
      const numbers = this.#numbersOf(terms);
      terms.forEach(({kind, end}, place) => {
        const isOnTheWay = offset + end <= ownStart;
        const share = isOnTheWay ? PATH_START_FACTOR : 1;
        addTerm(reading, numbers[place] ?? 0, kind, share);
      });
    });
    return reading;
  }

  #readBlock(block: TextBlock, reading: Reading): void {
    const inlineCode = block.kind === 'prose' ? inlineCodeOf(block.text) : [];
    readNames(plainText(block), (terms, offset) => {
      const numbers = this.#numbersOf(terms);
      const isInCode = inlineCode.some(
        ([from, to]) => from <= offset && offset < to,
      );
      terms.forEach(({kind}, place) => {
        const share = isInCode ? INLINE_CODE_BOOST : 1;
        addTerm(reading, numbers[place] ?? 0, kind, share);
      });
    });
  }

  #addField(field: Field, {numbers, shares, running}: Reading): void {
    if (running.length === 0) return;
    const {boost, usualLength, isInherited} = FIELD_WEIGHTS[field];
    const weight = boost / lengthFactor(running.length, usualLength);
    const section = this.#starts.length - 1;
    numbers.forEach((number, place) => {
      const share = shares[place] ?? 0;
      this.#table.add(number, section, weight * share, isInherited);
    });
    if (isInherited) return;
    for (const number of running) {
      this.#sequence.push(number);
      this.#sequenceWeights.push(weight);
    }
    this.#sequence.push(FIELD_BORDER);
    this.#sequenceWeights.push(0);
  }

  #numbersOf(terms: readonly NameTerm[]): readonly number[] {
    const known = this.#numbers.get(terms);
    if (known) return known;
    const numbers = terms.map(({term}) => this.#table.numberOf(term));
    this.#numbers.set(terms, numbers);
    terms.forEach(({kind, start, end}, place) => {
      if (kind !== 'whole') return;
      const words = numbers.filter((_, at) => {
        const term = terms[at];
        return term?.kind === 'part' && start <= term.start && term.end <= end;
      });
      this.#rememberName({words, whole: numbers[place] ?? 0});
    });
    return numbers;
  }

  #rememberName(name: JoinedName): void {
    const [first] = name.words;
    if (first === undefined) return;
    const known = this.#joinedNames.get(first) ?? [];
    const id = String(name.words);
    if (known.some(({words}) => String(words) === id)) return;
    this.#joinedNames.set(first, [...known, name]);
  }

  *finish(): Generator<
    undefined,
    Omit<SearchIndex, 'corpus' | 'sections' | 'staticRanks'>
  > {
    const sequence = {
      values: new Int32Array(this.#sequence),
      starts: new Uint32Array([...this.#starts, this.#sequence.length]),
    };
    const parted = this.#findPartedNames(sequence);
    yield;
    const {terms, postings, places} = this.#table.sort();
    for (const [whole, weights] of parted) {
      const place = places[whole] ?? 0;
      const found = postings[place];
      if (found) postings[place] = withLeast(found, weights);
    }
    yield;
    return {
      terms,
      letterSets: Uint32Array.from(terms, letterSet),
      postings,
      sequence: {
        ...sequence,
        values: sequence.values.map((number) => places[number] ?? FIELD_BORDER),
      },
    };
  }

  /**
   * Where prose parts a name that is written in one elsewhere ('data plane'),
   * the name counts as standing there too.
   *
   * @returns For each such name its weights by section.
   */
  #findPartedNames({
    values,
    starts,
  }: Rows): ReadonlyMap<number, ReadonlyMap<number, number>> {
    const found = new Map<number, Map<number, number>>();
    let section = 0;
    values.forEach((number, place) => {
      while ((starts[section + 1] ?? Infinity) <= place) section += 1;
      for (const {words, whole} of this.#joinedNames.get(number) ?? []) {
        if (!words.every((word, at) => values[place + at] === word)) continue;
        const weights = found.get(whole) ?? new Map<number, number>();
        const weight = this.#sequenceWeights[place] ?? 0;
        weights.set(section, (weights.get(section) ?? 0) + weight);
        found.set(whole, weights);
      }
    });
    return found;
  }
}

function newReading(): Reading {
  return {numbers: [], shares: [], running: []};
}

function addTerm(
  {numbers, shares, running}: Reading,
  number: number,
  kind: TermKind,
  share: number,
): void {
  numbers.push(number);
  shares.push(share * TERM_WEIGHTS[kind]);
  if (kind === 'word' || kind === 'part') running.push(number);
}

/** Where inline code stands in a text whose marks have been taken out. */
function inlineCodeOf(text: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let place = 0;
  text.split('`').forEach((piece, at) => {
    if (at % 2 === 1) found.push([place, place + piece.length]);
    place += piece.length;
  });
  return found;
}

/** Where the last field of a path begins; 0 for what is no path. */
function pathEnd(heading: string): number {
  return heading.includes(' ') ? 0 : heading.lastIndexOf('.') + 1;
}

/** BM25's length: long fields count less, by a share. */
function lengthFactor(length: number, usualLength: number): number {
  const {lengthShare} = BM25;
  return 1 - lengthShare + (lengthShare * length) / usualLength;
}
