import MiniSearch from 'minisearch';

import type {Corpus, Page, Section} from '../shared/corpus';
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
interface Found {
  readonly row: Row;
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
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: FIELDS,
      bm25: BM25,
      weights: {prefix: INSTEAD.prefix, fuzzy: INSTEAD.typo},
    },
  });
  readonly #rows: Row[] = [];
  readonly #related = new Map<string, readonly string[]>();

  constructor({pages, related}: Corpus) {
    for (const group of related.map((line) => line.map(fold))) {
      for (const word of group) {
        const others = group.filter((other) => other !== word);
        const known = this.#related.get(word) ?? [];
        this.#related.set(word, [...known, ...others]);
      }
    }
    for (const page of pages) {
      const above: Section[] = [];
      for (const section of page.sections) {
        while ((above.at(-1)?.level ?? 0) >= section.level) above.pop();
        this.#add(page, section, above.slice(1));
        above.push(section);
      }
    }
  }

  answer({query, part = 0, words = 10, baseUrl}: EngineRequest): SearchResult {
    const {rows, bits, fixed} = this.#rank(query);
    const first = part * HITS_PER_PAGE;
    const terms = readTerms(query);
    const corrected = terms.map((term) => fixed.get(term) ?? term).join(' ');
    return {
      hits: rows
        .slice(first, first + HITS_PER_PAGE)
        .map((row) => hitOf(row, bits, words, baseUrl)),
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / HITS_PER_PAGE),
      ...(fixed.size > 0 && {corrected}),
    };
  }

  #add(page: Page, section: Section, parents: readonly Section[]): void {
    const {level, heading, asked, lines} = section;
    const text = level === 1 ? [page.description, ...lines] : lines;
    const terms = (texts: readonly string[]): string =>
      texts
        .flatMap(readTokens)
        .map(({term}) => term)
        .join(' ');
    this.#index.add({
      id: this.#rows.length,
      heading: terms([heading]),
      asked: terms(asked),
      text: terms(text),
    });
    this.#rows.push({page, section, parents});
  }

  /** The sections with words of the query, and what its misspelled words should be. */
  #find(words: ReturnType<typeof readQuery>['words']) {
    const all = new Map<Row, Found>();
    const bits = new Map<string, number>();
    const fixed = new Map<string, string>();
    words.forEach(({term, isOpen}, at) => {
      const bit = 1 << at;
      const look = (word: string, boost: number, options: object = {}) => {
        const results = this.#index.search(word, options);
        for (const {id, score, match} of results) {
          const row = this.#rows[Number(id)];
          if (!row) continue;
          const found = all.get(row) ?? {row, score: 0, bits: 0};
          all.set(row, found);
          found.score += score * boost;
          found.bits |= bit;
          for (const known of Object.keys(match)) {
            bits.set(known, (bits.get(known) ?? 0) | bit);
          }
        }
        return results;
      };
      const related = this.#related.get(term) ?? [];
      const exact = look(term, 1, {prefix: isOpen});
      for (const other of related) look(other, INSTEAD.related);
      if (exact.length > 0 || related.length > 0) return;
      const edits = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
      const [best] = look(term, 1, {fuzzy: edits});
      const [word] = Object.keys(best?.match ?? {});
      if (word !== undefined) fixed.set(term, word);
    });
    return {found: [...all.values()], bits, fixed};
  }

  /** All rows for a query, best first. */
  #rank(text: string) {
    const {words, mayQuote} = readQuery(text);
    const {found, bits, fixed} = this.#find(words);
    for (const one of found) {
      one.score *= kindRank(one.row, mayQuote);
      if (one.bits === (1 << words.length) - 1) one.score *= COMPLETE;
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    const typed = readTerms(text).join('');
    const right = words.map(({term}) => fixed.get(term) ?? term).join('');
    const query = {count: words.length, bits, keys: [typed, right]} as const;
    for (const one of best) one.score *= refine(one.row, query);
    const rows = [...best.sort(byScore), ...found].map(({row}) => row);
    return {rows, bits, fixed};
  }
}
