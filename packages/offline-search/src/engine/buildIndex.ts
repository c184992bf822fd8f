import {anchorOf} from '../shared/anchorOf';
import {type NameTerm, readNames} from '../shared/readWords';
import {
  isMessage,
  type PageSection,
  type SearchCorpus,
  type SearchPage,
  type TextBlock,
} from '../shared/record';
import {letterSet} from './editBudget';
import {textKey} from './readQuery';
import {type RelatedWords, relateWords} from './relatedWords';
import {type Postings, type Term, TermTable} from './termTable';
import {
  BM25,
  FIELD_WEIGHTS,
  INLINE_CODE_BOOST,
  RANKING,
  STATIC_RANK,
  TERM_WEIGHTS,
} from './weights';

/** A section and its position among the sections of all pages. */
export interface IndexedSection {
  readonly page: SearchPage;
  /** Index of the page in the corpus. */
  readonly pageNumber: number;
  readonly section: PageSection;
  /** Headings above it, outermost first, without the page title. */
  readonly parents: readonly PageSection[];
  /** Its heading or its page's title, normalized by `textKey`. */
  readonly key: string;
}

export interface SearchIndex {
  readonly corpus: SearchCorpus;
  readonly related: RelatedWords;
  readonly sections: readonly IndexedSection[];
  /** Sorted by code unit, so that the terms with a prefix are one range. */
  readonly terms: readonly string[];
  readonly letterSets: Uint32Array;
  readonly postings: readonly Postings[];
  /** Factor for the type of section, independent of the query. */
  readonly staticRanks: Float32Array;
  /** Terms of each section's running text, with `FIELD_BORDER` between fields. */
  readonly sequence: Rows;
  /** Where the section's heading and the ways to ask for it end in `sequence`. */
  readonly headingEnds: Uint32Array;
}

/** Values of each section, one section after the other. */
export interface Rows {
  readonly values: Int32Array;
  /** Start of each section's values, with one extra entry for the end. */
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

/** Builds an index and yields after each page. */
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
  return {
    corpus,
    related: relateWords(corpus.words),
    sections,
    staticRanks: staticRanks(sections),
    ...builder.finish(),
  };
}

/** How much each section counts, independent of the query. */
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

function kindRank(section: PageSection): number {
  if (section.anchor.startsWith('term-')) return STATIC_RANK.definition;
  if (section.anchor === 'changes') return STATIC_RANK.changes;
  return /^(?:spec|status)\./.test(section.heading) ? STATIC_RANK.field : 1;
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
      key: textKey(section.level === 1 ? page.title : section.heading),
    };
  });
}

/** The further texts of a message, which its first paragraph lists as code. */
function otherTexts(section: PageSection): readonly string[] {
  if (!isMessage(section)) return [];
  const [first] = section.blocks;
  return (first?.text.split('`') ?? []).filter((_part, at) => at % 2 === 1);
}

/** The text of a section's blocks on one line, without marks. */
export function contentOf({blocks}: PageSection): string {
  return blocks.map(plainText).join(' ');
}

/** The text of a block without marks. */
export function plainText({kind, text}: TextBlock): string {
  return kind === 'prose' ? text.replaceAll('`', '') : text;
}

/** The words of an anchor that aren't in its heading. */
function wordsNotIn(anchor: string, heading: string): string {
  const known = new Set(heading.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return anchor
    .split('-')
    .filter((word) => !known.has(word))
    .join(' ');
}

type Field = keyof typeof FIELD_WEIGHTS;

/** The terms of a field's texts, in order. */
interface Reading {
  readonly terms: Term[];
  /** Weight of each in its field. */
  readonly shares: number[];
  /** The terms that make up the running text. */
  readonly running: Term[];
}

class IndexBuilder {
  readonly #table = new TermTable();
  readonly #sequence: (Term | undefined)[] = [];
  /** Start of each section in the sequence. */
  readonly #starts: number[] = [];
  readonly #headingEnds: number[] = [];
  /** The terms of each name read so far. */
  readonly #names = new Map<readonly NameTerm[], readonly Term[]>();
  /** Titles and headings as inherited by the sections below them. */
  readonly #above = new Map<string, Reading>();

  addSection({page, section, parents}: IndexedSection): void {
    this.#starts.push(this.#sequence.length);
    const {heading, anchor, asked = otherTexts(section)} = section;
    if (section.level === 1) {
      this.#addField('title', this.#readText(page.title));
    } else {
      this.#addField('heading', this.#readText(heading));
    }
    for (const phrase of asked) {
      this.#addField('asked', this.#readText(phrase));
    }
    this.#headingEnds.push(this.#sequence.length);
    if (section.level === 1) {
      this.#addField('description', this.#readText(page.description));
    } else {
      if (anchor !== anchorOf(heading)) {
        this.#addField('anchor', this.#readText(wordsNotIn(anchor, heading)));
      }
      this.#addField('pageTitle', this.#readAbove(page.title));
      for (const parent of parents) {
        this.#addField('parentHeading', this.#readAbove(parent.heading));
      }
    }
    const content = {prose: newReading(), code: newReading()};
    for (const {kind, text} of section.blocks) {
      this.#readText(text, content[kind]);
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

  /** @param text - Inline code is between backticks. */
  #readText(text: string, reading = newReading()): Reading {
    const inlineCode = inlineCodeOf(text);
    readNames(text.replaceAll('`', ''), (name, offset) => {
      const isInCode = inlineCode.some(
        ([from, to]) => from <= offset && offset < to,
      );
      this.#termsOf(name).forEach((term, place) => {
        const kind = name[place]?.kind ?? 'word';
        reading.terms.push(term);
        reading.shares.push(
          TERM_WEIGHTS[kind] * (isInCode ? INLINE_CODE_BOOST : 1),
        );
        if (kind === 'word' || kind === 'part') reading.running.push(term);
      });
    });
    return reading;
  }

  #addField(field: Field, {terms, shares, running}: Reading): void {
    if (running.length === 0) return;
    const {boost, usualLength, isInherited} = FIELD_WEIGHTS[field];
    const weight = boost / lengthFactor(running.length, usualLength);
    const section = this.#starts.length - 1;
    terms.forEach((term, place) => {
      term.add(section, weight * (shares[place] ?? 0), isInherited);
    });
    if (!isInherited) this.#sequence.push(...running, undefined);
  }

  #termsOf(name: readonly NameTerm[]): readonly Term[] {
    const known = this.#names.get(name);
    if (known) return known;
    const terms = name.map(({term}) => this.#table.find(term));
    this.#names.set(name, terms);
    return terms;
  }

  finish(): Pick<
    SearchIndex,
    'terms' | 'letterSets' | 'postings' | 'sequence' | 'headingEnds'
  > {
    const {terms, postings} = this.#table.sort();
    return {
      terms,
      letterSets: Uint32Array.from(terms, letterSet),
      postings,
      headingEnds: new Uint32Array(this.#headingEnds),
      sequence: {
        values: Int32Array.from(
          this.#sequence,
          (term) => term?.place ?? FIELD_BORDER,
        ),
        starts: new Uint32Array([...this.#starts, this.#sequence.length]),
      },
    };
  }
}

function newReading(): Reading {
  return {terms: [], shares: [], running: []};
}

/** Ranges of inline code in a text after its backticks were removed. */
function inlineCodeOf(text: string): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  let place = 0;
  text.split('`').forEach((piece, at) => {
    if (at % 2 === 1) found.push([place, place + piece.length]);
    place += piece.length;
  });
  return found;
}

/** BM25's length normalization: matches in long fields count less. */
function lengthFactor(length: number, usualLength: number): number {
  const {lengthShare} = BM25;
  return 1 - lengthShare + (lengthShare * length) / usualLength;
}
