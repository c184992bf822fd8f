import MiniSearch from 'minisearch';

import type {Corpus, Section} from '../shared/corpus';
import {HITS_PER_PAGE, type SearchResult} from '../shared/hits';
import {hitOf} from './hits';
import {type Query, readQuery} from './query';
import {
  kindFactor,
  occurrenceFactor,
  type Row,
  rowOf,
  type Shares,
  sum,
} from './rank';
import {Vocabulary} from './vocabulary';
import {fold} from './words';

/**
 * How much a word counts by where it is. The index gives a section, for each word
 * and field, `boost × BM25+`, which falls with the length of the field.
 */
const FIELDS = {heading: 2, asked: 1.6, title: 0.3, text: 1};
/** `k`: more of a word counts more; `b`: long texts count less; `d`: the least. */
const BM25 = {k: 2.7, b: 0.5, d: 0.2};
/** How much a longer word counts that begins with the one being typed. */
const PREFIX = 0.43;
/** How many sections are ranked by how the words occur in them. */
const CANDIDATES = 60;

export interface EngineRequest {
  readonly query: string;
  /** Which part of the rows; 0 is the first. */
  readonly part?: number;
  /** Of an excerpt, at most. */
  readonly words?: number;
  readonly baseUrl: string;
}

/** A section that has words of the query, each with its best score and share. */
interface Found {
  readonly row: Row;
  readonly scores: number[];
  readonly shares: number[];
  score: number;
}

/**
 * Searches a corpus, in three steps:
 *
 * 1. `readQuery` reads the words that tell something, and what else they may be.
 * 2. MiniSearch gives the sections that have them, each with the score
 *    `Σ weight × share × BM25+`, times what `kindFactor` says of it.
 * 3. The best are ranked by how the words occur in them (`occurrenceFactor`).
 *
 * The constants here, in `query.ts` and in `rank.ts` were found by changing one at a
 * time, and keeping what `npm run search:score` counted as better.
 */
export class SearchEngine {
  readonly #vocabulary = new Vocabulary();
  readonly #related: Corpus['related'];
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text, field) => this.#vocabulary.read(text, field !== 'text'),
    searchOptions: {
      tokenize: (term) => [term],
      boost: FIELDS,
      bm25: BM25,
      weights: {prefix: PREFIX, fuzzy: 1},
    },
  });

  constructor({pages, related}: Corpus) {
    this.#related = related.map((group) => group.map(fold));
    for (const page of pages) {
      this.#vocabulary.sections += page.sections.length;
      for (const section of page.sections) {
        const row = rowOf(page, section);
        this.#index.add({
          id: row,
          heading: `${section.heading} ${row.address}`,
          asked: section.asked.join('\n'),
          title: section.level > 1 ? (page.sections[0]?.heading ?? '') : '',
          text: [...section.lines, ...(section.names ?? [])].join('\n'),
        });
      }
    }
  }

  answer({query, part = 0, words = 10, baseUrl}: EngineRequest): SearchResult {
    const read = readQuery(query, {
      vocabulary: this.#vocabulary,
      related: this.#related,
      sectionsWith: (term) => this.#sectionsWith(term),
    });
    const {found, shares} = this.#find(read);
    const rows = this.#rank(found, read, shares);
    const first = part * HITS_PER_PAGE;
    const matches = {words: read.words, shares};
    const hits = rows
      .slice(first, first + HITS_PER_PAGE)
      .map((row) => hitOf(row, matches, words, baseUrl));
    const nbPages = Math.ceil(rows.length / HITS_PER_PAGE);
    const result = {hits, nbHits: rows.length, nbPages};
    const {corrected} = read;
    return corrected === query ? result : {...result, corrected};
  }

  #sectionsWith(term: string): ReadonlySet<Section> {
    return new Set([...this.#look(term).keys()].map(({section}) => section));
  }

  /** The sections with a term, and how they score for it. Adds the `terms` found. */
  #look(term: string, prefix = false, terms = new Set<string>()) {
    const scores = new Map<Row, number>();
    for (const {id, score, match} of this.#index.search(term, {prefix})) {
      // Added as a row.
      scores.set(id as Row, score);
      for (const known of Object.keys(match)) terms.add(known);
    }
    return scores;
  }

  #find({words}: Query): {found: Found[]; shares: Shares} {
    const found = new Map<Row, Found>();
    const shares = new Map<string, number[]>();
    const none = () => words.map(() => 0);
    const raise = (numbers: number[], at: number, to: number): void => {
      numbers[at] = Math.max(numbers[at] ?? 0, to);
    };
    for (const [at, {alternatives}] of words.entries()) {
      for (const {terms, share, isPrefix} of alternatives) {
        const known = new Set<string>();
        const looked = terms.map((term) => this.#look(term, isPrefix, known));
        for (const term of known) {
          const own = shares.get(term) ?? none();
          shares.set(term, own);
          raise(own, at, share);
        }
        for (const row of looked[0]?.keys() ?? []) {
          // Of two words that were written as one, both count.
          const scores = looked.map((one) => one.get(row) ?? 0);
          if (scores.includes(0)) continue;
          const empty = {row, scores: none(), shares: none(), score: 0};
          const one = found.get(row) ?? empty;
          found.set(row, one);
          raise(one.scores, at, (share * sum(scores)) / scores.length);
          raise(one.shares, at, share);
        }
      }
    }
    return {found: [...found.values()], shares};
  }

  /** All rows for a query, best first. */
  #rank(found: Found[], query: Query, shares: Shares): Row[] {
    const weights = query.words.map(({weight}) => weight);
    const weigh = (numbers: readonly number[]) =>
      sum(numbers.map((number, at) => number * (weights[at] ?? 0)));
    const weight = (term: string) => this.#vocabulary.weight(term);
    const ranked = {...query, shares, total: sum(weights), weight};
    for (const one of found) {
      const coverage = weigh(one.shares) / (ranked.total || 1);
      one.score = weigh(one.scores) * kindFactor(one.row, ranked, coverage);
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    for (const one of best) one.score *= occurrenceFactor(one.row, ranked);
    return [...best.sort(byScore), ...found].map(({row}) => row);
  }
}
