import {editDistances} from '../../../lib/editDistances';
import type {SearchIndex} from './buildIndex';
import {editBudget, letterSet, lettersMissing} from './editBudget';
import {relatedWords} from './relatedWords';
import {stemOf} from './stemOf';
import {MATCH_WEIGHTS} from './weights';

/** An indexed term that a query term may mean. */
export interface Match {
  /** Place among the index's terms. */
  readonly number: number;
  /** 1 for the term itself, less for what is less sure. */
  readonly weight: number;
  /** Inverse document frequency, not above that of what it stands for. */
  readonly idf: number;
  /** UTF-16 units of the term that the reader has typed. */
  readonly typed: number;
}

/** A prefix that more terms begin with is followed to this many of them. */
const PREFIX_LIMIT = 300;
const TYPO_LIMIT = 12;
/** Letters from which two edits are tried where one finds nothing. */
const TWO_EDITS_FROM = 6;
const NOWHERE = {sections: new Uint32Array(), own: new Float32Array()};

/** Inverse document frequency, as BM25 has it. */
export function inverseDocumentFrequency(
  sections: number,
  frequency: number,
): number {
  return Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5));
}

/**
 * Finds a term of the index.
 *
 * @returns Its place, or the place where it would stand.
 */
export function findTerm(
  terms: readonly string[],
  wanted: string,
): {readonly place: number; readonly isFound: boolean} {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return {place: low, isFound: terms[low] === wanted};
}

/** The term itself, if the index has it. */
export function exactMatch(
  index: SearchIndex,
  term: string,
): Match | undefined {
  const {place, isFound} = findTerm(index.terms, term);
  if (!isFound) return undefined;
  return {
    number: place,
    weight: MATCH_WEIGHTS.exact,
    idf: idfOf(index, place),
    typed: term.length,
  };
}

/** Longer terms that begin with it; the fewer letters are missing, the surer. */
export function prefixMatches(
  index: SearchIndex,
  term: string,
): readonly Match[] {
  const {place, isFound} = findTerm(index.terms, term);
  const numbers: number[] = [];
  for (let number = place; number < index.terms.length; number += 1) {
    if (!index.terms[number]?.startsWith(term)) break;
    if (number !== place || !isFound) numbers.push(number);
    if (numbers.length === PREFIX_LIMIT) break;
  }
  return withSharedIdf(index, numbers).map(({number, idf}) => ({
    number,
    idf,
    weight:
      MATCH_WEIGHTS.prefix *
      Math.sqrt(term.length / (index.terms[number]?.length ?? 1)),
    typed: term.length,
  }));
}

/** Other forms of the same word: `deletion` for `delete`. */
export function stemMatches(
  index: SearchIndex,
  term: string,
): readonly Match[] {
  const stem = stemOf(term);
  const numbers: number[] = [];
  const {place} = findTerm(index.terms, stem);
  for (let number = place; number < index.terms.length; number += 1) {
    const candidate = index.terms[number];
    if (!candidate?.startsWith(stem)) break;
    if (candidate !== term && stemOf(candidate) === stem) numbers.push(number);
  }
  return wholeMatches(index, numbers, MATCH_WEIGHTS.stem);
}

/** Other words that readers take for it. */
export function relatedMatches(
  index: SearchIndex,
  term: string,
): readonly Match[] {
  const numbers = relatedWords(term).flatMap((word) => {
    const {place, isFound} = findTerm(index.terms, word);
    return isFound ? [place] : [];
  });
  return wholeMatches(index, numbers, MATCH_WEIGHTS.related);
}

function wholeMatches(
  index: SearchIndex,
  numbers: readonly number[],
  weight: number,
): readonly Match[] {
  return withSharedIdf(index, numbers).map((match) => ({
    ...match,
    weight,
    typed: index.terms[match.number]?.length ?? 0,
  }));
}

/** Terms within the edit budget, closest first; with beginnings if wanted. */
export function typoMatches(
  index: SearchIndex,
  term: string,
  withPrefixes: boolean,
): readonly Match[] {
  const budget = editBudget(term);
  const found = withinEdits(index, term, withPrefixes, budget);
  if (found.length > 0 || budget !== 1 || term.length < TWO_EDITS_FROM) {
    return found;
  }
  return withinEdits(index, term, withPrefixes, 2);
}

function withinEdits(
  index: SearchIndex,
  term: string,
  withPrefixes: boolean,
  budget: number,
): readonly Match[] {
  if (budget === 0) return [];
  const letters = letterSet(term);
  const found: Match[] = [];
  index.terms.forEach((candidate, number) => {
    const candidateLetters = index.letterSets[number] ?? 0;
    if (lettersMissing(letters, candidateLetters) > budget) return;
    if (candidate.length < term.length - budget) return;
    if (!withPrefixes && candidate.length > term.length + budget) return;
    const {whole, prefix} = editDistances(term, candidate, budget);
    const isWhole = whole <= prefix || !withPrefixes;
    const distance = isWhole ? whole : prefix;
    if (distance === Infinity) return;
    const share = isWhole ? 1 : Math.sqrt(term.length / candidate.length);
    found.push({
      number,
      weight: MATCH_WEIGHTS.typo ** distance * share,
      idf: idfOf(index, number),
      typed: isWhole ? candidate.length : term.length,
    });
  });
  found.sort((a, b) => b.weight - a.weight || a.idf - b.idf);
  const closest = found.slice(0, TYPO_LIMIT);
  const common = withSharedIdf(
    index,
    closest.map(({number}) => number),
  );
  return closest.map((match, place) => ({
    ...match,
    idf: common[place]?.idf ?? match.idf,
  }));
}

/**
 * Several terms for one that was typed: all of them together are what it may
 * mean, so none counts as rarer than that.
 */
function withSharedIdf(
  index: SearchIndex,
  numbers: readonly number[],
): readonly {readonly number: number; readonly idf: number}[] {
  if (numbers.length === 0) return [];
  const isFound = new Uint8Array(index.sections.length);
  let count = 0;
  for (const number of numbers) {
    const {sections, own} = index.postings[number] ?? NOWHERE;
    for (let place = 0; place < sections.length; place += 1) {
      const section = sections[place] ?? 0;
      if (isFound[section] === 1 || own[place] === 0) continue;
      isFound[section] = 1;
      count += 1;
    }
  }
  const highest = inverseDocumentFrequency(index.sections.length, count);
  return numbers.map((number) => ({
    number,
    idf: Math.min(highest, idfOf(index, number)),
  }));
}

/** The same of an indexed term. */
export function idfOf(index: SearchIndex, number: number): number {
  const frequency = index.postings[number]?.frequency ?? 0;
  return inverseDocumentFrequency(index.sections.length, frequency);
}
