import MiniSearch from 'minisearch';

import type {Corpus, Section} from '../shared/corpus';
import {HITS_PER_PAGE, type SearchResult} from '../shared/hits';
import {hitOf} from './hits';
import {type Query, readQuery} from './query';
import {kindFactor, occurrenceFactor, type Row, rowOf} from './rank';
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

/** A section that has words of the query. */
interface Found {
  readonly row: Row;
  /** For each word: the highest score that a term for it has. */
  readonly scores: number[];
  /** How much of each word it has, from 0 to 1. */
  readonly shares: number[];
  score: number;
}

/**
 * Searches a corpus, in three steps:
 *
 * 1. `readQuery` reads the words that tell something, and what else they may be.
 * 2. MiniSearch gives the sections that have them, each with the score
 *    `Σ weight × share × BM25+`. It is multiplied by the share of the query that the
 *    section has, and by what kind of section it is (`kindFactor`).
 * 3. The score of the best is multiplied by how the words occur in them
 *    (`occurrenceFactor`): as a name, as a phrase, close together.
 *
 * The constants here, in `query.ts` and in `rank.ts` were found by changing one at a
 * time, and keeping what `npm run search:score` counted as better.
 */
export class SearchEngine {
  readonly #vocabulary = new Vocabulary();
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
  readonly #related: Corpus['related'];

  constructor({pages, related}: Corpus) {
    this.#related = related.map((group) => group.map(fold));
    for (const page of pages) {
      for (const section of page.sections) {
        this.#vocabulary.addSection();
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
    const rows = this.#look(term).keys();
    return new Set([...rows].map(({section}) => section));
  }

  /** The sections with a term, and how they score for it. */
  #look(term: string, isPrefix = false, terms = new Set<string>()) {
    const scores = new Map<Row, number>();
    const results = this.#index.search(term, {prefix: isPrefix});
    for (const {id, score, match} of results) {
      // Added as a row.
      scores.set(id as Row, score);
      for (const known of Object.keys(match)) terms.add(known);
    }
    return scores;
  }

  /**
   * The sections with words of the query, and how much of each word the terms of the
   * pages are.
   */
  #find({words}: Query) {
    const found = new Map<Row, Found>();
    const shares = new Map<string, number[]>();
    const none = words.map(() => 0);
    for (const [at, {alternatives}] of words.entries()) {
      for (const {terms, share, isPrefix} of alternatives) {
        const known = new Set<string>();
        const [scores = new Map<Row, number>(), second] = terms.map((term) =>
          this.#look(term, isPrefix, known),
        );
        for (const term of known) {
          const own = shares.get(term) ?? [...none];
          shares.set(term, own);
          own[at] = Math.max(own[at] ?? 0, share);
        }
        for (const [row, score] of scores) {
          // Of two words that were written as one, both count.
          const other = second ? second.get(row) : score;
          if (other === undefined) continue;
          const one = found.get(row) ?? {
            row,
            scores: [...none],
            shares: [...none],
            score: 0,
          };
          found.set(row, one);
          const own = (share * (score + other)) / 2;
          one.scores[at] = Math.max(one.scores[at] ?? 0, own);
          one.shares[at] = Math.max(one.shares[at] ?? 0, share);
        }
      }
    }
    return {found: [...found.values()], shares};
  }

  /** All rows for a query, best first. */
  #rank(
    found: Found[],
    query: Query,
    shares: ReadonlyMap<string, readonly number[]>,
  ): Row[] {
    const weights = query.words.map(({weight}) => weight);
    const total = sum(weights);
    const ranked = {
      ...query,
      shares,
      total,
      weight: (term: string) => this.#vocabulary.weight(term),
    };
    for (const one of found) {
      const weighted = one.scores.map(
        (score, at) => score * (weights[at] ?? 0),
      );
      const has = one.shares.map((share, at) => share * (weights[at] ?? 0));
      const coverage = sum(has) / (total || 1);
      one.score = sum(weighted) * kindFactor(one.row, ranked, coverage);
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    for (const one of best) one.score *= occurrenceFactor(one.row, ranked);
    return [...best.sort(byScore), ...found].map(({row}) => row);
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
