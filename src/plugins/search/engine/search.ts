import MiniSearch, {type Query} from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

import type {SearchRequest, SearchResult} from '../shared/algolia';
import {LIMITS as SHOWN} from '../shared/limits';
import {
  type Corpus,
  isMessage,
  type Page,
  type Section,
} from '../shared/record';
import {hitOf, type Row} from './hits';
import {kindRank, refine, sharesOf, weigh, WEIGHTS} from './rank';
import {
  fold,
  foldLetters,
  isStopWord,
  isWord,
  readTerms,
  readTokens,
  type Token,
} from './words';

/** How much a word counts by where it stands. */
const FIELDS = {
  title: 6,
  heading: 3.5,
  asked: 1,
  anchor: 1.4,
  description: 1.5,
  prose: 0.93,
  names: 0.6,
  code: 1.1,
  above: 0.88,
};
const BM25 = {k: 2.7, b: 0.5, d: 0.2};
/** How much a word counts that is not the one typed. */
const INSTEAD = {
  prefix: 0.43,
  related: 0.5,
  typo: 0.21,
  joined: 0.74,
  split: 0.3,
};
const LIMITS = {words: 16, candidates: 40, suggestions: 3};
/** Three words or more may be a pasted message, but for questions and commands. */
const QUOTE = /\S\s+\S+\s+\S/u;
const QUESTION = /\b(?:how|i|my|should|what|when|where|which|who|why)\b/iu;
const COMMAND =
  /^\s*(?:choreoctl|docker|helm|k3d|kind|kubectl) (?!.*(?:fail|error|:))/iu;

interface Word {
  readonly term: string;
  /** It may be the beginning of a longer one. */
  readonly isOpen: boolean;
}

/**
 * Searches a corpus. MiniSearch keeps the index and finds candidates (fields, BM25,
 * prefixes); this class reads the query, widens it by related and similar words,
 * and ranks the best candidates by how the words stand in them.
 */
export class SearchEngine {
  readonly #index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (terms) => terms.split(' '),
    processTerm: (term) => term || null,
  });
  readonly #rows: Row[] = [];
  /** A number for each word of the index. */
  readonly #numbers = new Map<string, number>();
  /** The same, for words that are like another one. */
  readonly #similar = new SearchableMap<number>();
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
      hitsPerPage = SHOWN.hitsPerPage,
      attributesToSnippet = [],
    }: Pick<SearchRequest, 'query'> & Partial<SearchRequest>,
    baseUrl: string,
  ): SearchResult {
    const text = query.slice(0, SHOWN.pageInput);
    const wanted = attributesToSnippet.find((one) => one.startsWith('content'));
    const words = Number(wanted?.split(':')[1] ?? SHOWN.snippetWords);
    const {rows, bits, fixed} = this.#rank(text);
    const shown = rows.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
    const bitsOf = (term: string) => bits[this.#numbers.get(term) ?? -1] ?? 0;
    const terms = readTerms(text);
    const corrected = terms.map((term) => fixed.get(term) ?? term).join(' ');
    return {
      hits: shown.map((row) => hitOf(row, bits, bitsOf, words, baseUrl)),
      nbHits: rows.length,
      nbPages: Math.ceil(rows.length / hitsPerPage),
      ...(rows.length === 0 && {suggestions: this.#suggest(terms)}),
      ...(fixed.size > 0 && {corrected}),
    };
  }

  #add(page: Page, section: Section, parents: Section[]): void {
    const {heading, anchor, blocks, level} = section;
    const isTop = level === 1;
    const names = blocks.flatMap(({text, isCode}) =>
      isCode ? [] : (text.match(/`[^`]+`/g) ?? []),
    );
    const asked = isMessage(section) ? names : section.asked;
    const title = readTokens(heading);
    const phrases = asked.map(readTokens);
    const texts = blocks.map(({text}) => readTokens(text));
    const ofKind = (wanted: boolean) =>
      texts.filter((_tokens, at) => blocks[at]?.isCode === wanted).flat();
    const above = [page.title, ...parents.map((one) => one.heading)];
    const fields: Record<keyof typeof FIELDS, readonly Token[]> = {
      title: isTop ? title : [],
      heading: isTop ? [] : title,
      asked: phrases.flat(),
      anchor: anchor
        .split('-')
        .filter((word) => !fold(heading).includes(word))
        .flatMap(readTokens),
      description: isTop ? readTokens(page.description) : [],
      prose: ofKind(false),
      names: readTokens(names.join(' ')),
      code: ofKind(true),
      above: isTop ? [] : readTokens(above.join(' ')),
    };
    const terms = Object.entries(fields).map(([field, tokens]) => [
      field,
      tokens.map(({term}) => term).join(' '),
    ]);
    this.#index.add({id: this.#rows.length, ...Object.fromEntries(terms)});
    for (const {term} of Object.values(fields).flat()) this.#number(term);
    const runs = [title, ...phrases, ...texts].map((tokens) =>
      tokens.filter(isWord).map(({term}) => this.#number(term)),
    );
    const key = readTerms(heading).join('');
    const blocksFrom = 1 + asked.length;
    this.#rows.push({page, section, parents, key, runs, blocksFrom});
  }

  #number(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(term, number);
    this.#similar.set(term, number);
    return number;
  }

  #suggest(terms: readonly string[]): readonly string[] {
    const like = {fields: ['title'], fuzzy: 0.5, prefix: true};
    const titles = terms
      .flatMap((term) => this.#index.search(term, like))
      .flatMap(({id}) => this.#rows[Number(id)]?.page.title ?? []);
    return [...new Set(titles)].slice(0, LIMITS.suggestions);
  }

  #read(text: string): readonly Word[] {
    const typed = readTokens(text).flatMap(({term, start, end, joins}) =>
      joins > 0 ? [] : {term, raw: foldLetters(text.slice(start, end))},
    );
    const strong = typed.filter(({raw}) => !isStopWord(raw));
    const kept = (strong.length > 0 ? strong : typed).slice(0, LIMITS.words);
    const isTyping = /[\p{L}\p{N}]$/u.test(text);
    return kept.map(({term, raw}, at) => {
      const isOpen = isTyping && at === kept.length - 1;
      // Without its plural, a word may not be the beginning of a longer one.
      return {term: isOpen && !this.#numbers.has(term) ? raw : term, isOpen};
    });
  }

  /** Known words that one or two edits make of an unknown one, closest first. */
  #typos(term: string) {
    const most = term.length < 4 ? 0 : term.length < 6 ? 1 : 2;
    const near = most === 0 ? [] : [...this.#similar.fuzzyGet(term, 2)];
    const found = near
      .map(([word, [, edits]]) => ({
        word,
        edits: isSwap(term, word) ? 1 : edits,
      }))
      .sort((a, b) => a.edits - b.edits);
    const least = Math.min(most, found[0]?.edits ?? 0);
    return found.filter(({edits}) => edits <= least).slice(0, 8);
  }

  /** The query for the library, and which words of it each term stands for. */
  #widen(words: readonly Word[]) {
    const queries: Query[] = [];
    const bitsOf = new Map<string, number>();
    const fixed = new Map<string, string>();
    const isKnown = (term: string) => this.#numbers.has(term);
    const ask = (term: string, bits: number, boost: number, prefix = false) => {
      bitsOf.set(term, (bitsOf.get(term) ?? 0) | bits);
      const weights = {prefix: INSTEAD.prefix, fuzzy: 0};
      queries.push({queries: [term], prefix, weights, boostTerm: () => boost});
    };
    words.forEach(({term, isOpen}, at) => {
      const related = this.#related.get(term) ?? [];
      ask(term, 1 << at, 1, isOpen);
      for (const other of related) ask(other, 1 << at, INSTEAD.related);
      if (isKnown(term) || related.length > 0) return;
      const typos = this.#typos(term);
      if (typos[0]) fixed.set(term, typos[0].word);
      for (const {word, edits} of typos) {
        ask(word, 1 << at, INSTEAD.typo ** edits);
      }
      for (let end = 2; end < term.length - 1; end += 1) {
        const parts = [term.slice(0, end), term.slice(end)];
        if (!parts.every(isKnown)) continue;
        for (const part of parts) ask(part, 1 << at, INSTEAD.split);
      }
    });
    words.forEach(({term: first}, from) => {
      let joined = first;
      words.slice(from + 1, from + 4).forEach(({term, isOpen}, more) => {
        joined += term;
        const bits = ((4 << more) - 1) << from;
        const weight = INSTEAD.joined * (more + 2);
        if (isKnown(joined) || isOpen) ask(joined, bits, weight, isOpen);
      });
    });
    return {queries, bitsOf, fixed};
  }

  #rank(text: string) {
    const words = this.#read(text);
    const {queries, bitsOf, fixed} = this.#widen(words);
    const bits = new Uint32Array(this.#numbers.size);
    const last = words.at(-1);
    for (const [term, own] of bitsOf) {
      const longer =
        last?.isOpen === true && term.endsWith(last.term)
          ? this.#similar.atPrefix(term).values()
          : [this.#numbers.get(term) ?? -1];
      for (const number of longer) bits[number] = (bits[number] ?? 0) | own;
    }
    const counts = words.map(() => 0);
    const found = this.#index.search(
      {combineWith: 'OR', queries},
      {boost: FIELDS, bm25: BM25},
    );
    const all = found.flatMap(({id, score, match}) => {
      const row = this.#rows[Number(id)];
      let [own, held] = [0, 0];
      for (const [term, fields] of Object.entries(match)) {
        const here = bits[this.#numbers.get(term) ?? -1] ?? 0;
        held |= here;
        if (fields.some((field) => field !== 'above')) own |= here;
      }
      words.forEach((_word, at) => {
        counts[at] = (counts[at] ?? 0) + ((own >> at) & 1);
      });
      // A section that only inherits a word says nothing about it.
      return row && own !== 0 ? [{row, score, own, held}] : [];
    });
    const shares = sharesOf(counts, this.#rows.length);
    const mayQuote =
      QUOTE.test(text) && !QUESTION.test(text) && !COMMAND.test(text);
    const isPlain = /^\s*\p{Ll}+\s*$/u.test(text);
    const pages = new Map<Page, number>();
    for (const one of all) {
      const {page} = one.row;
      one.score *= weigh(one.held, shares) ** WEIGHTS.coverage;
      pages.set(page, Math.max(pages.get(page) ?? 0, one.score));
    }
    for (const one of all) {
      one.score += WEIGHTS.page * (pages.get(one.row.page) ?? 0);
      one.score *= kindRank(one.row, mayQuote, isPlain);
      if (one.held === (1 << words.length) - 1) one.score *= WEIGHTS.complete;
    }
    const byScore = (a: {score: number}, b: {score: number}) =>
      b.score - a.score;
    const best = all.sort(byScore).splice(0, LIMITS.candidates);
    const keys = [
      readTerms(text).join(''),
      words.map(({term}) => fixed.get(term) ?? term).join(''),
    ];
    for (const one of best) {
      const query = {bits, shares, keys, mayQuote};
      one.score *= refine(one.row, query, one.held & ~one.own);
    }
    const rows = [...best.sort(byScore), ...all].map(({row}) => row);
    return {rows, bits, fixed};
  }
}

/** Whether two letters are swapped, which the library counts as two edits. */
function isSwap(a: string, b: string): boolean {
  const at = Array.from(a).findIndex((letter, place) => letter !== b[place]);
  const [first = '', second = ''] = b.slice(at, at + 2);
  return a === b.slice(0, at) + second + first + b.slice(at + 2);
}
