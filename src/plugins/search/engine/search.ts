import leven from 'leven';
import MiniSearch from 'minisearch';

import type {Corpus} from '../shared/corpus';
import {HITS_PER_PAGE, type SearchResult} from '../shared/hits';
import {hitOf} from './hits';
import {kindRank, namesOf, refine, type Row} from './rank';
import {fold, readTerms, readTokens, STOP_WORDS} from './words';

/** How much a word counts by where it is. */
const FIELDS = {heading: 2, asked: 1.3, text: 1};
const BM25 = {k: 2.7, b: 0.5, d: 0.2};
/** How much a word counts that is not the one typed. */
const INSTEAD = {prefix: 0.43, related: 0.34};
/** How much a name counts beside its words. */
const NAME = 2;
/** How much more a section counts that has all words. */
const COMPLETE = 2.2;
/** How many sections are ranked by how the words occur in them. */
const CANDIDATES = 40;
const MOST_WORDS = 16;

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
    tokenize: (text) => this.#readTerms(text),
    searchOptions: {
      tokenize: (term) => [term],
      boost: FIELDS,
      bm25: BM25,
      weights: {prefix: INSTEAD.prefix, fuzzy: 1},
    },
  });
  readonly #related: Corpus['related'];
  /** How the pages write each term, and how often. */
  readonly #spellings = new Map<string, Map<string, number>>();

  constructor({pages, related}: Corpus) {
    this.#related = related.map((group) => group.map(fold));
    for (const page of pages) {
      const name = page.route.split('/').at(-2) ?? '';
      for (const section of page.sections) {
        const address = section.level > 1 ? '' : name;
        const names = namesOf(section);
        this.#index.add({
          id: {page, section, address, names} satisfies Row,
          heading: `${section.heading} ${address}`,
          asked: section.asked.join('\n'),
          text: section.lines.join('\n'),
        });
      }
    }
  }

  answer({query, part = 0, words = 10, baseUrl}: EngineRequest): SearchResult {
    const {rows, bits, fixed} = this.#rank(query);
    const first = part * HITS_PER_PAGE;
    const shown = rows.slice(first, first + HITS_PER_PAGE);
    // From the end, so that places stay right.
    let corrected = query;
    for (const {term, start, end} of readTokens(query).reverse()) {
      const right = fixed.get(term);
      if (right === undefined) continue;
      const spelled = this.#spell(right, query.slice(start, end));
      corrected = corrected.slice(0, start) + spelled + corrected.slice(end);
    }
    return {
      hits: shown.map((row) => hitOf(row, bits, words, baseUrl)),
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / HITS_PER_PAGE),
      ...(fixed.size > 0 && {corrected}),
    };
  }

  /**
   * The sections with words of the query, the words of the query that a word of the
   * index answers, and what misspelled words should be.
   */
  #find(words: readonly string[], text: string) {
    const all = new Map<Row, Found>();
    const bits = new Map<string, number>();
    const fixed = new Map<string, string>();
    const look = (term: string, bit: number, boost = 1, prefix = false) => {
      const results = this.#index.search(term, {prefix});
      for (const {id, score, match} of results) {
        // Added as a row.
        const row = id as Row;
        const found = all.get(row) ?? {...row, score: 0, bits: 0};
        all.set(row, found);
        found.score += score * boost;
        found.bits |= bit;
        for (const known of Object.keys(match)) {
          bits.set(known, (bits.get(known) ?? 0) | bit);
        }
      }
      return results.length > 0;
    };
    words.forEach((word, at) => {
      const bit = 1 << at;
      // The last word may be the beginning of a longer one.
      const prefix = at === words.length - 1 && /[\p{L}\p{N}]$/u.test(text);
      const isKnown =
        look(word, bit, 1, prefix) || this.#related.flat().includes(word);
      const right = isKnown ? word : this.#correct(word);
      if (!isKnown && look(right, bit)) fixed.set(word, right);
      const groups = this.#related.filter((group) => group.includes(right));
      for (const other of groups.flat()) {
        if (other !== right) look(other, bit, INSTEAD.related);
      }
    });
    // Whoever types a name means it more than its words.
    for (const {term, isJoined} of readTokens(text)) {
      if (isJoined) look(term, 0, NAME);
    }
    return {found: [...all.values()], bits, fixed};
  }

  /** The terms of a text, whose spellings are remembered. */
  #readTerms(text: string): string[] {
    return readTokens(text).map(({term, start, end}) => {
      const spelling = text.slice(start, end);
      const counts = this.#spellings.get(term) ?? new Map<string, number>();
      this.#spellings.set(term, counts);
      counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
      return term;
    });
  }

  /**
   * How the pages write a term: of its spellings the one nearest to what was typed,
   * whatever the case, and of those the most frequent. So `kuberntes` becomes
   * `Kubernetes`, and `polices` becomes `policies`.
   */
  #spell(term: string, typed: string): string {
    let best = {spelling: term, edits: Infinity, count: 0};
    for (const [spelling, count] of this.#spellings.get(term) ?? []) {
      const edits = leven(spelling.toLowerCase(), typed.toLowerCase());
      const isNearer = edits < best.edits;
      const isMoreFrequent = edits === best.edits && count > best.count;
      if (isNearer || isMoreFrequent) best = {spelling, edits, count};
    }
    return best.spelling;
  }

  /** Of the words nearest to a misspelled one, that of most sections. */
  #correct(word: string): string {
    const counts = new Map<string, number>();
    // A short word may have one wrong letter, or none.
    const most = Math.min(2, word.length - 3);
    for (let fuzzy = 1; fuzzy <= most && counts.size === 0; fuzzy += 1) {
      for (const {terms} of this.#index.search(word, {fuzzy})) {
        for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
    const [best] = [...counts].sort(([, a], [, b]) => b - a);
    return best?.[0] ?? word;
  }

  /** All rows for a query, best first. */
  #rank(text: string) {
    const all = readTerms(text);
    const strong = all.filter((term) => !STOP_WORDS.has(term));
    const words = (strong.length > 0 ? strong : all).slice(0, MOST_WORDS);
    const {found, bits, fixed} = this.#find(words, text);
    for (const one of found) {
      one.score *= kindRank(one, all);
      if (one.bits === (1 << words.length) - 1) one.score *= COMPLETE;
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    const right = words.map((word) => fixed.get(word) ?? word).join('');
    const query = {count: words.length, bits, keys: [all.join(''), right]};
    for (const one of best) one.score *= refine(one, query);
    return {rows: [...best.sort(byScore), ...found], bits, fixed};
  }
}
