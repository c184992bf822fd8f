import type {SearchIndex} from './buildIndex';
import type {Match} from './expandTerm';
import {BM25} from './weights';
import {setOf} from './wordSets';

/**
 * What each section and page has of a query, word by word.
 *
 * ```text
 *              data   plane   logs      words   ownWords
 * section 12   1.9  + 0.7   + -    =  2.6   011     001     plane: from its page
 * section 13   -    + -     + 2.2  =  2.2   100     100
 * page 4       1.9  + 0.7   + 2.2  =  4.8   111             best of its sections
 * ```
 */
export class ScoreSheet {
  /** Sums over the words. */
  readonly sections: Float64Array;
  /** The words in each section or in a heading above it. */
  readonly words: Uint32Array;
  /** The words in the section itself. */
  readonly ownWords: Uint32Array;
  readonly pages: Float64Array;
  readonly pageWords: Uint32Array;
  readonly #index: SearchIndex;

  constructor(index: SearchIndex, matches: readonly (readonly Match[])[]) {
    const sections = index.sections.length;
    const pages = index.corpus.pages.length;
    this.#index = index;
    this.sections = new Float64Array(sections);
    this.words = new Uint32Array(sections);
    this.ownWords = new Uint32Array(sections);
    this.pages = new Float64Array(pages);
    this.pageWords = new Uint32Array(pages);
    matches.forEach((found, word) => {
      this.#add(setOf(word), found);
    });
  }

  /** Adds a word: of its meanings, the best one in each section and page. */
  #add(word: number, matches: readonly Match[]): void {
    const inSections = new Float64Array(this.sections.length);
    const inPages = new Float64Array(this.pages.length);
    for (const {number, weight, idf} of matches) {
      const {sections, own, inherited} = this.#index.postings[number] ?? NONE;
      sections.forEach((section, place) => {
        const ownAmount = own[place] ?? 0;
        const amount = ownAmount + (inherited[place] ?? 0);
        const score = (weight * idf * amount) / (amount + BM25.saturation);
        if (score > (inSections[section] ?? 0)) inSections[section] = score;
        if (ownAmount > 0) add(this.ownWords, section, word);
      });
    }
    inSections.forEach((score, section) => {
      if (score === 0) return;
      this.sections[section] = (this.sections[section] ?? 0) + score;
      add(this.words, section, word);
      const page = this.#index.sections[section]?.pageNumber ?? 0;
      if (score > (inPages[page] ?? 0)) inPages[page] = score;
    });
    inPages.forEach((score, page) => {
      if (score === 0) return;
      this.pages[page] = (this.pages[page] ?? 0) + score;
      add(this.pageWords, page, word);
    });
  }
}

const NONE = {sections: [], own: [], inherited: []};

function add(sets: Uint32Array, place: number, words: number): void {
  sets[place] = (sets[place] ?? 0) | words;
}
