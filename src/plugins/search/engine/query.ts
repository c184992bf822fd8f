import type {Section} from '../shared/corpus';
import type {Vocabulary} from './vocabulary';
import {readTokens, STOP_WORDS, type Token} from './words';

/** What answers a word: a term of the pages, or two that it is made of. */
interface Alternative {
  readonly terms: readonly string[];
  /** How much of the word it is, from 0 to 1. */
  readonly share: number;
  /** Whether longer terms that begin with it count, too. */
  readonly isPrefix?: boolean;
}

/** A word that tells something, and how much, from 0 to 1. */
interface QueryWord {
  readonly weight: number;
  readonly alternatives: readonly Alternative[];
}

export interface Query {
  readonly words: readonly QueryWord[];
  /** All terms, with those that tell nothing, and with corrections. */
  readonly terms: ReadonlySet<string>;
  /** The words joined, as typed and as corrected, to find names that begin so. */
  readonly keys: readonly string[];
  /** The query with words of the pages for misspelled ones. */
  readonly corrected: string;
}

/** What the pages know of words. */
interface Knowledge {
  readonly vocabulary: Vocabulary;
  /** Groups of terms that readers use for one another. */
  readonly related: readonly (readonly string[])[];
  readonly sectionsWith: (term: string) => ReadonlySet<Section>;
}

type Fixes = ReadonlyMap<string, readonly string[]>;

/** How much of a word a related one is. Two words written as one are all of it. */
const RELATED = 0.3;
/** How much a name tells beside its words, which are words of the query, too. */
const NAME = 0.65;
const MOST_WORDS = 24;
/** In longer texts, which were pasted, unknown words are names. */
const MOST_TYPED = 8;
/** With one more error, a correction must be in e⁵ ≈ 150 times more sections. */
const ERROR_POWER = 5;
/** A missing space, as an error. */
const MISSING_SPACE = 0.8;
/** How much more a section counts for each other word of the query that it has. */
const CONTEXT = 10;

/** Reads the words of a query, and what each may be on the pages. */
export function readQuery(text: string, knowledge: Knowledge): Query {
  const {vocabulary} = knowledge;
  const tokens = readTokens(text);
  const single = tokens.filter(({isJoined}) => !isJoined);
  const telling = single.filter(({term}) => !STOP_WORDS.has(term));
  const asked = telling.length > 0 ? telling : single;
  const fixes: Fixes =
    asked.length > MOST_TYPED ? new Map() : findFixes(text, asked, knowledge);
  const right = ({term}: Token) => fixes.get(term) ?? [term];
  const words = new Map<string, QueryWord>();
  for (const token of asked) {
    for (const term of right(token)) {
      // The last word may be the beginning of a longer one.
      const isPrefix = token.end === text.length;
      const own = {terms: [term], share: 1, isPrefix};
      const alternatives = [own, ...alternativesOf(term, knowledge)];
      words.set(term, {weight: vocabulary.weight(term), alternatives});
    }
  }
  // A name is a word of its own, which says more than the words that it has.
  for (const {term, isJoined} of tokens) {
    if (!isJoined || words.has(term) || !vocabulary.has(term)) continue;
    const alternatives = [{terms: [term], share: 1}];
    words.set(term, {weight: NAME * vocabulary.weight(term), alternatives});
  }
  const typed = single.map(({term}) => term);
  const fixed = asked.map((token) => right(token).join(''));
  return {
    words: [...words.values()].slice(0, MOST_WORDS),
    terms: new Set([...typed, ...asked.map(right).flat()]),
    keys: [typed.join(''), fixed.join('')],
    corrected: writeFixes(text, single, fixes, vocabulary),
  };
}

function alternativesOf(term: string, {vocabulary, related}: Knowledge) {
  const groups = related.filter((group) => group.includes(term));
  const others = groups.flat().filter((other) => other !== term);
  const found: Alternative[] = others.map((other) => ({
    terms: [other],
    share: RELATED,
  }));
  const parts = vocabulary.part(term);
  return parts ? [{terms: parts, share: 1}, ...found] : found;
}

/** The terms that unknown words should be. */
function findFixes(
  text: string,
  asked: readonly Token[],
  knowledge: Knowledge,
): Fixes {
  const {vocabulary, related, sectionsWith} = knowledge;
  const isKnown = ({term, end}: Token): boolean =>
    vocabulary.has(term) ||
    related.flat().includes(term) ||
    (end === text.length && vocabulary.hasBeginning(term));
  const around = asked.filter(isKnown).map(({term}) => sectionsWith(term));
  const fixes = new Map<string, readonly string[]>();
  for (const token of asked) {
    if (isKnown(token)) continue;
    const fix = likeliest(token.term, around, knowledge);
    if (fix) fixes.set(token.term, fix);
  }
  return fixes;
}

/**
 * What a misspelled word most likely means. As in a noisy channel, a candidate is as
 * likely as the error, `e^(-5 × errors)`, times how many sections have it, of which
 * those with other words of the query count more. Parting the word is one way.
 */
function likeliest(
  word: string,
  around: readonly ReadonlySet<Section>[],
  {vocabulary, sectionsWith}: Knowledge,
): readonly string[] | undefined {
  const candidates: (readonly [readonly string[], number])[] = vocabulary
    .near(word)
    .map(([term, errors]) => [[term], errors]);
  const parts = vocabulary.part(word);
  if (parts) candidates.push([parts, MISSING_SPACE]);
  let best: readonly string[] | undefined;
  let highest = 0;
  for (const [terms, errors] of candidates) {
    const [first = new Set<Section>(), ...others] = terms.map(sectionsWith);
    let evidence = 0;
    for (const section of first) {
      if (!others.every((sections) => sections.has(section))) continue;
      const shared = around.filter((sections) => sections.has(section)).length;
      evidence += 1 + CONTEXT * shared;
    }
    const likelihood = evidence * Math.exp(-ERROR_POWER * errors);
    if (likelihood > highest) [highest, best] = [likelihood, terms];
  }
  return best;
}

/** The query with its misspelled words replaced, as the pages write them. */
function writeFixes(
  text: string,
  single: readonly Token[],
  fixes: Fixes,
  vocabulary: Vocabulary,
): string {
  let result = '';
  let place = 0;
  for (const {term, start, end} of single) {
    const typed = text.slice(start, end);
    const fix = fixes.get(term)?.map((right) => vocabulary.spell(right, typed));
    result += text.slice(place, start) + (fix?.join(' ') ?? typed);
    place = end;
  }
  return result + text.slice(place);
}
