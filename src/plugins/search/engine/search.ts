import MiniSearch from 'minisearch';

import type {Corpus} from '../shared/corpus';
import {HITS_PER_PAGE, type SearchResult} from '../shared/hits';
import {hitOf} from './hits';
import {readQuery} from './query';
import {kindRank, refine, type Row} from './rank';
import {fold, readTerms, readTokens} from './words';

/** How much a word counts by where it is. */
const FIELDS = {heading: 3.3, asked: 1.3, text: 1};
const BM25 = {k: 2.7, b: 0.5, d: 0.2};
/** How much a word counts that is not the one typed. */
const INSTEAD = {prefix: 0.43, related: 0.34, typo: 0.17};
/** How much more a section counts that has all words. */
const COMPLETE = 3.8;
/** How many sections are ranked by how the words occur in them. */
const CANDIDATES = 40;

/** A section that has words of the query. */
interface Found extends Row {
  score: number;
  /** The words that it has, as bits. */
  bits: number;
}

export interface EngineRequest {
  readonly query: string;
  /** Which part of the rows; 0 is the first. */
  readonly part?: number;
  /** Of an excerpt, at most. */
  readonly words?: number;
  readonly baseUrl: string;
}

/**
 * Searches a corpus. MiniSearch keeps the index and finds candidates (fields, BM25,
 * prefixes, typos); this class adds related words, and ranks the best candidates by
 * how the words occur in them.
 */
export class SearchEngine {
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text) => readTokens(text).map(({term}) => term),
    searchOptions: {
      tokenize: (term) => [term],
      boost: FIELDS,
      bm25: BM25,
      weights: {prefix: INSTEAD.prefix, fuzzy: INSTEAD.typo},
    },
  });
  readonly #rows: readonly Row[];
  readonly #related = new Map<string, readonly string[]>();

  constructor({pages, related}: Corpus) {
    for (const group of related.map((line) => line.map(fold))) {
      for (const word of group) {
        const others = group.filter((other) => other !== word);
        const known = this.#related.get(word) ?? [];
        this.#related.set(word, [...known, ...others]);
      }
    }
    this.#rows = pages.flatMap((page) =>
      page.sections.map((section) => ({page, section})),
    );
    this.#index.addAll(
      this.#rows.map(({section}, id) => ({
        id,
        heading: section.heading,
        asked: section.asked.join('\n'),
        text: section.lines.join('\n'),
      })),
    );
  }

  answer({query, part = 0, words = 10, baseUrl}: EngineRequest): SearchResult {
    const {rows, bits, fixed} = this.#rank(query);
    const first = part * HITS_PER_PAGE;
    // From the end, so that places stay right.
    const corrected = readTokens(query).reduceRight(
      (text, {term, start, end}) =>
        text.slice(0, start) +
        (fixed.get(term) ?? text.slice(start, end)) +
        text.slice(end),
      query,
    );
    return {
      hits: rows
        .slice(first, first + HITS_PER_PAGE)
        .map((row) => hitOf(row, bits, words, baseUrl)),
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / HITS_PER_PAGE),
      ...(fixed.size > 0 && {corrected}),
    };
  }

  /**
   * The sections with words of the query, the words of the query that a word of the
   * index answers, and what misspelled words should be.
   */
  #find(words: readonly string[], isTyping: boolean) {
    const all = new Map<number, Found>();
    const bits = new Map<string, number>();
    const fixed = new Map<string, string>();
    words.forEach((word, at) => {
      const bit = 1 << at;
      const look = (term: string, boost: number, options: object = {}) => {
        const results = this.#index.search(term, options);
        for (const {id, score, match} of results) {
          const row = this.#rows[Number(id)];
          if (!row) continue;
          const found = all.get(Number(id)) ?? {...row, score: 0, bits: 0};
          all.set(Number(id), found);
          found.score += score * boost;
          found.bits |= bit;
          for (const known of Object.keys(match)) {
            bits.set(known, (bits.get(known) ?? 0) | bit);
          }
        }
        return results;
      };
      const prefix = isTyping && at === words.length - 1;
      const exact = look(word, 1, {prefix});
      const related = this.#related.get(word) ?? [];
      for (const other of related) look(other, INSTEAD.related);
      if (exact.length > 0 || related.length > 0) return;
      const fuzzy = word.length < 4 ? 0 : word.length < 5 ? 1 : 2;
      const [best] = look(word, 1, {fuzzy});
      const [right] = Object.keys(best?.match ?? {});
      if (right !== undefined) fixed.set(word, right);
    });
    return {found: [...all.values()], bits, fixed};
  }

  /** All rows for a query, best first. */
  #rank(text: string) {
    const {all, words, isTyping} = readQuery(text);
    const {found, bits, fixed} = this.#find(words, isTyping);
    for (const one of found) {
      one.score *= kindRank(one, all);
      if (one.bits === (1 << words.length) - 1) one.score *= COMPLETE;
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    const typed = readTerms(text).join('');
    const right = words.map((word) => fixed.get(word) ?? word).join('');
    const query = {count: words.length, bits, keys: [typed, right]} as const;
    for (const one of best) one.score *= refine(one, query);
    return {rows: [...best.sort(byScore), ...found], bits, fixed};
  }
}
