import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

import {
  CODE,
  type Corpus,
  isMessage,
  type Page,
  type Section,
} from '../shared/corpus';
import {
  HITS_PER_PAGE,
  type SearchRequest,
  type SearchResult,
} from '../shared/provider';
import {QUERY_LENGTH} from '../shared/texts';
import {hitOf} from './hits';
import {readQuery, type Word} from './query';
import {kindRank, refine, type Row, sharesOf, weigh, WEIGHTS} from './rank';
import {fold, readTerms, readTokens} from './words';

/** How much a word counts by where it stands. */
const FIELDS = {
  title: 3.3,
  heading: 3.3,
  asked: 1.3,
  anchor: 1.1,
  description: 1.5,
  prose: 0.93,
  names: 0.6,
  code: 1.1,
  above: 1.6,
};
const BM25 = {k: 2.7, b: 0.5, d: 0.2};
/** How much a word counts that is not the one typed. */
const INSTEAD = {prefix: 0.43, related: 0.34, typo: 0.17, joined: 0.74};
const CANDIDATES = 40;

/** A word to look up, and the words of the query that it stands for, as bits. */
interface Lookup {
  readonly term: string;
  readonly bits: number;
  readonly boost: number;
  readonly prefix: boolean;
}

/** A section that has words of the query. */
interface Found {
  readonly row: Row;
  score: number;
  /** The words that it has, as bits. */
  own: number;
  /** Also those that only the headings above it have. */
  held: number;
  lookups: number;
}

/**
 * Searches a corpus. MiniSearch keeps the index and finds candidates (fields, BM25,
 * prefixes); this class widens the query by related and similar words, and ranks
 * the best candidates by how the words stand in them.
 */
export class SearchEngine {
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: FIELDS,
      bm25: BM25,
      weights: {prefix: INSTEAD.prefix, fuzzy: 0},
    },
  });
  readonly #rows: Row[] = [];
  /** All words of the index; in the map, those like another one can be found. */
  readonly #known = new Set<string>();
  readonly #words = new SearchableMap<true>();
  readonly #related = new Map<string, string[]>();

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

  /** Answers a request as the hosted provider would. */
  answer(
    {
      query,
      page = 0,
      hitsPerPage = HITS_PER_PAGE,
      attributesToSnippet = [],
    }: Pick<SearchRequest, 'query'> & Partial<SearchRequest>,
    baseUrl: string,
  ): SearchResult {
    const text = query.slice(0, QUERY_LENGTH);
    const wanted = attributesToSnippet.find((one) => one.startsWith('content'));
    const words = Number(wanted?.split(':')[1] ?? 10);
    const {rows, bits, fixed} = this.#rank(text);
    const shown = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const terms = readTerms(text);
    const corrected = terms.map((term) => fixed.get(term) ?? term).join(' ');
    return {
      hits: shown.map((row) => hitOf(row, bits, words, baseUrl)),
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / hitsPerPage),
      ...(fixed.size > 0 && {corrected}),
    };
  }

  #add(page: Page, section: Section, parents: Section[]): void {
    const {heading, anchor, lines, level} = section;
    const isTop = level === 1;
    const prose = lines.filter((line) => !line.startsWith(CODE));
    const names = prose.flatMap((line) => line.match(/`[^`]+`/gu) ?? []);
    const asked = isMessage(section) ? names : section.asked;
    const above = [page.title, ...parents.map((one) => one.heading)];
    const texts: Record<keyof typeof FIELDS, readonly string[]> = {
      title: isTop ? [heading] : [],
      heading: isTop ? [] : [heading],
      asked,
      anchor: anchor.split('-').filter((word) => !fold(heading).includes(word)),
      description: isTop ? [page.description] : [],
      prose,
      names,
      code: lines.filter((line) => line.startsWith(CODE)),
      above: isTop ? [] : above,
    };
    const fields = Object.entries(texts).map(([field, all]) => {
      const terms = all.flatMap(readTokens).map(({term}) => term);
      for (const term of terms) {
        if (this.#known.has(term)) continue;
        this.#known.add(term);
        this.#words.set(term, true);
      }
      return [field, terms.join(' ')];
    });
    this.#index.add({id: this.#rows.length, ...Object.fromEntries(fields)});
    this.#rows.push({page, section, parents, asked});
  }

  /** Known words that one or two edits make of an unknown one, closest first. */
  #typos(term: string) {
    const most = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
    const near = most === 0 ? [] : [...this.#words.fuzzyGet(term, 2)];
    const found = near
      .map(([word, [, edits]]) => ({
        word,
        edits: isSwap(term, word) ? 1 : edits,
      }))
      .sort((a, b) => a.edits - b.edits);
    const least = Math.min(most, found[0]?.edits ?? 0);
    return found.filter(({edits}) => edits <= least).slice(0, 8);
  }

  /** What to look up for a query, and what its misspelled words should be. */
  #widen(words: readonly Word[]) {
    const lookups: Lookup[] = [];
    const fixed = new Map<string, string>();
    const look = (term: string, bits: number, boost: number, prefix = false) =>
      lookups.push({term, bits, boost, prefix});
    words.forEach(({term, isOpen}, at) => {
      const related = this.#related.get(term) ?? [];
      look(term, 1 << at, 1, isOpen);
      for (const other of related) look(other, 1 << at, INSTEAD.related);
      if (this.#known.has(term) || related.length > 0) return;
      const typos = this.#typos(term);
      if (typos[0]) fixed.set(term, typos[0].word);
      for (const {word, edits} of typos) {
        look(word, 1 << at, INSTEAD.typo ** edits);
      }
    });
    words.forEach(({term: first}, from) => {
      let joined = first;
      words.slice(from + 1, from + 4).forEach(({term, isOpen}, more) => {
        joined += term;
        const bits = ((4 << more) - 1) << from;
        look(joined, bits, INSTEAD.joined * (more + 2), isOpen);
      });
    });
    return {lookups, fixed};
  }

  /** The sections with words of the query, and the words of the index by bits. */
  #find(lookups: readonly Lookup[]) {
    const bits = new Map<string, number>();
    const all = new Map<Row, Found>();
    for (const {term, bits: here, boost, prefix} of lookups) {
      for (const {id, score, match} of this.#index.search(term, {prefix})) {
        const row = this.#rows[Number(id)];
        if (!row) continue;
        const none = {row, score: 0, own: 0, held: 0, lookups: 0};
        const found = all.get(row) ?? none;
        all.set(row, found);
        found.score += score * boost;
        found.lookups += 1;
        found.held |= here;
        for (const [word, fields] of Object.entries(match)) {
          bits.set(word, (bits.get(word) ?? 0) | here);
          if (fields.some((field) => field !== 'above')) found.own |= here;
        }
      }
    }
    // A section that only inherits a word says nothing about it.
    return {bits, found: [...all.values()].filter(({own}) => own !== 0)};
  }

  #rank(text: string) {
    const {words, mayQuote} = readQuery(text, (term) => this.#known.has(term));
    const {lookups, fixed} = this.#widen(words);
    const {bits, found} = this.#find(lookups);
    const counts = words.map(
      (_word, at) => found.filter(({own}) => (own >> at) & 1).length,
    );
    const isPlain = /^\s*\p{Ll}+\s*$/u.test(text);
    const shares = sharesOf(counts, this.#rows.length);
    for (const one of found) {
      one.score *=
        one.lookups *
        weigh(one.held, shares) ** WEIGHTS.coverage *
        kindRank(one.row, mayQuote, isPlain) *
        (one.held === (1 << words.length) - 1 ? WEIGHTS.complete : 1);
    }
    const byScore = (a: Found, b: Found): number => b.score - a.score;
    const best = found.sort(byScore).splice(0, CANDIDATES);
    const keys = [
      readTerms(text).join(''),
      words.map(({term}) => fixed.get(term) ?? term).join(''),
    ];
    for (const one of best) {
      one.score *= refine(one.row, {bits, shares, keys, mayQuote});
    }
    const rows = [...best.sort(byScore), ...found].map(({row}) => row);
    return {rows, bits, fixed};
  }
}

/** Whether two letters are swapped, which the library counts as two edits. */
function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((letter, place) => letter !== b[place]);
  const [first = '', second = ''] = b.slice(at, at + 2);
  return a === b.slice(0, at) + second + first + b.slice(at + 2);
}
