import {anchorOf} from '../shared/anchorOf';
import type {PageSection, SearchCorpus, SearchPage} from '../shared/record';
import {readWords, type TermKind} from '../shared/readWords';
import {letterSet} from './editDistance';
import {textKey} from './readQuery';
import {type Postings, TermTable} from './termTable';
import {
  BM25,
  FIELD_WEIGHTS,
  INLINE_CODE_BOOST,
  PATH_START_FACTOR,
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
  /** The text of its blocks, without marks, in one line. */
  readonly content: string;
}

export interface SearchIndex {
  readonly corpus: SearchCorpus;
  readonly sections: readonly IndexedSection[];
  /** Sorted by code unit, so that a prefix is one range. */
  readonly terms: readonly string[];
  readonly letterSets: Uint32Array;
  readonly postings: readonly Postings[];
  /** How many sections have a heading, by its key. */
  readonly headingCounts: ReadonlyMap<string, number>;
  /** Terms of each section's running text; `FIELD_BORDER` between fields. */
  readonly sequence: Rows;
  /** Each term in a section's content: its number, its start and its end. */
  readonly occurrences: Rows;
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
  builder.addPartedNames();
  yield;
  const headingCounts = new Map<string, number>();
  for (const {key} of sections) {
    headingCounts.set(key, (headingCounts.get(key) ?? 0) + 1);
  }
  return {corpus, sections, headingCounts, ...builder.finish()};
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
      content: section.blocks
        .map(({kind, text}) => (kind === 'prose' ? withoutMarks(text) : text))
        .join(' '),
    };
  });
}

/** The words of an address that its heading has not. */
function wordsBeyond(anchor: string, heading: string): string {
  if (anchor === anchorOf(heading)) return '';
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

function withoutMarks(text: string): string {
  return text.replaceAll('`', '');
}

type Field = keyof typeof FIELD_WEIGHTS;

interface FieldText {
  readonly field: Field;
  readonly text: string;
  /** Where the text begins in the section's content, if it is part of it. */
  readonly contentStart?: number;
  /** Where the field begins in the path that leads to it. */
  readonly ownStart?: number;
  /** Stretches of the text that are inline code. */
  readonly inlineCode?: readonly (readonly [number, number])[];
}

class IndexBuilder {
  readonly #table = new TermTable();
  readonly #sequence = new RowWriter();
  /** Weight that each place of the sequence has in its field. */
  readonly #sequenceWeights: number[] = [];
  readonly #occurrences = new RowWriter();
  /** Names of several words by the first: its words, and the joined name. */
  readonly #names = new Map<number, {words: number[]; whole: number}[]>();
  readonly #knownNames = new Set<string>();

  addSection({page, section, parents}: IndexedSection): void {
    this.#sequence.startRow();
    this.#occurrences.startRow();
    if (section.level === 1) {
      this.#addField([{field: 'title', text: page.title}]);
      this.#addField([{field: 'description', text: page.description}]);
    } else {
      this.#addField([
        {
          field: 'heading',
          text: section.heading,
          ownStart: pathEnd(section.heading),
        },
      ]);
      const ownWords = wordsBeyond(section.anchor, section.heading);
      if (ownWords !== '') {
        this.#addField([{field: 'anchor', text: ownWords}]);
      }
      this.#addField([{field: 'pageTitle', text: page.title}]);
      for (const {heading} of parents) {
        this.#addField([{field: 'parentHeading', text: heading}]);
      }
    }
    let contentStart = 0;
    const texts = section.blocks.map(({kind, text}): FieldText => {
      const start = contentStart;
      const plain = kind === 'prose' ? withoutMarks(text) : text;
      contentStart += plain.length + 1;
      return {
        field: kind,
        text: plain,
        contentStart: start,
        inlineCode: kind === 'prose' ? inlineCodeOf(text) : [],
      };
    });
    this.#addField(texts.filter(({field}) => field === 'prose'));
    this.#addField(texts.filter(({field}) => field === 'code'));
  }

  /** Adds the texts of one field. */
  #addField(texts: readonly FieldText[]): void {
    const [first] = texts;
    if (!first) return;
    const found: {number: number; weight: number}[] = [];
    const running: number[] = [];
    for (const {text, contentStart, ownStart = 0, inlineCode = []} of texts) {
      const name = new NameReader();
      readWords(text, (term, kind, start, end) => {
        const number = this.#table.numberOf(term);
        const isInCode = inlineCode.some(
          ([from, to]) => from <= start && end <= to,
        );
        const isOnTheWay = end <= ownStart;
        found.push({
          number,
          weight:
            TERM_WEIGHTS[kind] *
            (isInCode ? INLINE_CODE_BOOST : 1) *
            (isOnTheWay ? PATH_START_FACTOR : 1),
        });
        if (kind === 'word' || kind === 'part') running.push(number);
        if (contentStart !== undefined) {
          const place = contentStart + start;
          this.#occurrences.push(number, place, contentStart + end);
        }
        const words = name.read(number, kind, start);
        if (words) this.#rememberName(words, number);
      });
    }
    if (running.length === 0) return;
    const {boost, usualLength, isInherited} = FIELD_WEIGHTS[first.field];
    const weight = boost / lengthFactor(running.length, usualLength);
    const section = this.#sequence.row;
    for (const {number, weight: share} of found) {
      this.#table.add(number, section, weight * share, isInherited);
    }
    if (isInherited) return;
    for (const number of running) {
      this.#sequence.push(number);
      this.#sequenceWeights.push(weight);
    }
    this.#sequence.push(FIELD_BORDER);
    this.#sequenceWeights.push(0);
  }

  #rememberName(words: readonly number[], whole: number): void {
    const [first] = words;
    if (first === undefined || words.length < 2) return;
    const id = words.join(' ');
    if (this.#knownNames.has(id)) return;
    this.#knownNames.add(id);
    const names = this.#names.get(first) ?? [];
    names.push({words: [...words], whole});
    this.#names.set(first, names);
  }

  /**
   * Where prose parts a name that is written in one elsewhere ('data plane'),
   * the name counts as standing there too.
   */
  addPartedNames(): void {
    const sums = new Map<number, Map<number, number>>();
    const {values, starts} = this.#sequence.finish();
    let section = 0;
    values.forEach((number, place) => {
      while ((starts[section + 1] ?? Infinity) <= place) section += 1;
      for (const {words, whole} of this.#names.get(number) ?? []) {
        if (!words.every((word, at) => values[place + at] === word)) continue;
        const ofName = sums.get(whole) ?? new Map<number, number>();
        const weight = this.#sequenceWeights[place] ?? 0;
        ofName.set(section, (ofName.get(section) ?? 0) + weight);
        sums.set(whole, ofName);
      }
    });
    for (const [whole, ofName] of sums) this.#table.raise(whole, ofName);
  }

  finish(): Omit<SearchIndex, 'corpus' | 'sections' | 'headingCounts'> {
    const {terms, postings, places} = this.#table.sort();
    const sequence = this.#sequence.finish();
    const occurrences = this.#occurrences.finish();
    const placeOf = (number: number) => places[number] ?? FIELD_BORDER;
    return {
      terms,
      letterSets: Uint32Array.from(terms, letterSet),
      postings,
      sequence: {...sequence, values: sequence.values.map(placeOf)},
      occurrences: {
        ...occurrences,
        values: occurrences.values.map((value, at) =>
          at % 3 === 0 ? placeOf(value) : value,
        ),
      },
    };
  }
}

/** Puts together which words a joined name was made of. */
class NameReader {
  #words: {readonly number: number; readonly start: number}[] = [];

  /** @returns The words' numbers, once their joined name comes by. */
  read(
    number: number,
    kind: TermKind,
    start: number,
  ): readonly number[] | undefined {
    if (kind === 'part') {
      this.#words.push({number, start});
      return undefined;
    }
    const words = this.#words.filter((word) => word.start >= start);
    this.#words = [];
    return kind === 'whole' ? words.map((word) => word.number) : undefined;
  }
}

class RowWriter {
  readonly #values: number[] = [];
  readonly #starts: number[] = [];

  /** The row that is being written. */
  get row(): number {
    return this.#starts.length - 1;
  }

  startRow(): void {
    this.#starts.push(this.#values.length);
  }

  push(...values: readonly number[]): void {
    this.#values.push(...values);
  }

  finish(): Rows {
    return {
      values: Int32Array.from(this.#values),
      starts: Uint32Array.from(this.#starts.concat(this.#values.length)),
    };
  }
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
