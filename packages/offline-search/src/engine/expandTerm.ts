import {editDistances} from '@openchoreo/content-errors/editDistances';

import type {SearchIndex} from './buildIndex';
import {editBudget, letterSet, lettersMissing} from './editBudget';
import {stemOf} from './stemOf';
import {MATCH_WEIGHTS} from './weights';

/** An indexed term that a query term may mean. */
export interface Match {
  /** Index in the list of terms. */
  readonly number: number;
  /** 1 for the term itself, lower for less certain matches. */
  readonly weight: number;
  /** Inverse document frequency, at most that of the term it stands for. */
  readonly idf: number;
  /** Number of UTF-16 units that the reader typed of the term. */
  readonly typed: number;
}

/** Maximum number of terms that a prefix expands to. */
const PREFIX_LIMIT = 300;
const TYPO_LIMIT = 12;
/** Minimum length for a second edit if one edit finds nothing. */
const TWO_EDITS_FROM = 6;
const NOWHERE = {sections: [], own: []};

/** Inverse document frequency, as in BM25. */
function inverseDocumentFrequency(sections: number, frequency: number): number {
  return Math.log(1 + (sections - frequency + 0.5) / (frequency + 0.5));
}

/**
 * Finds a term in the index.
 *
 * @returns Its index, or the index where it would be inserted.
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

/** The term itself, if it is in the index. */
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

/** The terms with a prefix. */
function termsFrom(
  {terms}: SearchIndex,
  prefix: string,
  most = Infinity,
): readonly number[] {
  const {place} = findTerm(terms, prefix);
  let end = place;
  while (end - place < most && terms[end]?.startsWith(prefix)) end += 1;
  return Array.from({length: end - place}, (_, index) => place + index);
}

/** Longer terms with this prefix; the fewer letters are missing, the more certain. */
export function prefixMatches(
  index: SearchIndex,
  term: string,
): readonly Match[] {
  const numbers = termsFrom(index, term, PREFIX_LIMIT + 1)
    .filter((number) => index.terms[number] !== term)
    .slice(0, PREFIX_LIMIT);
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
  const numbers = termsFrom(index, stem).filter((number) => {
    const candidate = index.terms[number] ?? '';
    return candidate !== term && stemOf(candidate) === stem;
  });
  return wholeMatches(index, numbers, MATCH_WEIGHTS.stem);
}

/** Related words. */
export function relatedMatches(
  index: SearchIndex,
  term: string,
): readonly Match[] {
  const numbers = (index.related.get(term) ?? []).flatMap((word) => {
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

/** Terms within the edit budget, closest first; optionally also prefixes. */
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
 * Several terms for one query term count together, so none is rarer than all of
 * them.
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
    sections.forEach((section, place) => {
      if (isFound[section] === 1 || own[place] === 0) return;
      isFound[section] = 1;
      count += 1;
    });
  }
  const highest = inverseDocumentFrequency(index.sections.length, count);
  return numbers.map((number) => ({
    number,
    idf: Math.min(highest, idfOf(index, number)),
  }));
}

/** The same for an indexed term. */
export function idfOf(index: SearchIndex, number: number): number {
  const frequency = index.postings[number]?.frequency ?? 0;
  return inverseDocumentFrequency(index.sections.length, frequency);
}
