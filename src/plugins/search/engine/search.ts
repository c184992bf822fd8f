import MiniSearch from 'minisearch';

import type {Corpus, Page, Section} from '../shared/corpus';
import {HITS_PER_PAGE} from '../shared/hits';
import type {SearchResult} from '../shared/readHits';
import {hitOf} from './hits';
import {readQuery, type Related} from './query';
import {Ranking, type Row, rowOf} from './rank';
import {Vocabulary} from './vocabulary';
import {fold, readTokens} from './words';

/**
 * How much a word counts by where it is. The index gives a section, for each word
 * and field, `boost × BM25+`, which falls with the length of the field.
 */
const FIELDS = {heading: 2, asked: 1.6, title: 0.3, text: 1};
/** `k`: more of a word counts more; `b`: long texts count less; `d`: the least. */
const BM25 = {k: 2.7, b: 0.5, d: 0.2};

export interface EngineRequest {
  readonly query: string;
  /** Which part of the rows; 0 is the first. */
  readonly part?: number;
  /** Of an excerpt, at most. */
  readonly words?: number;
  readonly baseUrl: string;
}

/**
 * Searches a corpus, in three steps:
 *
 * 1. `readQuery` reads the words that tell something, and what else they may be.
 * 2. MiniSearch gives the sections that have them, with the score `Σ boost × BM25+`.
 * 3. `Ranking` multiplies the score by what the section is, and how it is called.
 *
 * The constants here, in `query.ts` and in `rank.ts` were found by changing one at a
 * time, and keeping what answered more queries by their first row: the kept ones,
 * which `npm run search:score` counts, others that readers might type, and a quarter
 * of the asked phrases, which were left out of the index for that.
 */
export class SearchEngine {
  readonly #vocabulary = new Vocabulary();
  readonly #related: Related;
  readonly #rows: Row[] = [];
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELDS),
    // Gets terms that were read before.
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: FIELDS, bm25: BM25},
  });

  constructor({pages, related}: Corpus) {
    this.#related = related.map((group) => group.map(fold));
    for (const page of pages) {
      for (const section of page.sections) {
        if (section.kind !== 'copy') this.#add(page, section);
      }
    }
  }

  answer({query, part = 0, words = 10, baseUrl}: EngineRequest): SearchResult {
    const read = readQuery(query, this.#vocabulary, this.#related);
    const ranking = new Ranking(read, this.#vocabulary);
    const found = this.#index.search([...read.boosts.keys()].join(' '), {
      boostTerm: (term) => read.boosts.get(term) ?? 0,
    });
    const ranked: {row: Row; score: number}[] = [];
    for (const {id, score, terms, queryTerms} of found) {
      const row = this.#rows[Number(id)];
      if (!row) continue;
      // The index multiplies by how many of the terms a section has.
      const relevance = score / queryTerms.length;
      ranked.push({row, score: relevance * ranking.factor(row, terms)});
    }
    ranked.sort((a, b) => b.score - a.score);
    const first = part * HITS_PER_PAGE;
    const hits = ranked
      .slice(first, first + HITS_PER_PAGE)
      .map(({row}) => hitOf(row, read.words, words, baseUrl));
    const nbHits = ranked.length;
    const nbPages = Math.ceil(nbHits / HITS_PER_PAGE);
    const {corrected} = read;
    const changed = corrected === query ? {} : {corrected};
    return {hits, nbHits, nbPages, ...changed};
  }

  #add(page: Page, section: Section): void {
    const row = rowOf(page, section);
    const id = this.#rows.push(row) - 1;
    const {level, heading, asked, lines, names = []} = section;
    const read = (field: 'texts' | 'titles', texts: readonly string[]) => {
      const text = texts.join('\n');
      const tokens = readTokens(text);
      this.#vocabulary.add(id, field, text, tokens);
      return termsOf(tokens);
    };
    const title = level > 1 ? (page.sections[0]?.heading ?? '') : '';
    // The address is often shorter than the title.
    const address = level > 1 ? '' : page.route;
    this.#index.add({
      id,
      heading: read('titles', [heading, address]),
      asked: read('titles', asked),
      title: termsOf(readTokens(title)),
      text: read('texts', [...lines, ...names]),
    });
  }
}
function termsOf(tokens: ReturnType<typeof readTokens>): string {
  return tokens.map(({term}) => term).join(' ');
}
