import type {Section} from '../shared/corpus';
import type {Vocabulary} from './vocabulary';
import {readTokens, STOP_WORDS, type Token} from './words';

/** What answers a word: a term of the pages, or two that it is made of. */
export interface Alternative {
  readonly terms: readonly string[];
  /** How much of the word it is, from 0 to 1. */
  readonly share: number;
  /** Whether longer terms that begin with it count, too. */
  readonly isPrefix: boolean;
}

/** A word of a query that tells something. */
export interface QueryWord {
  readonly term: string;
  /** How much it tells, from 0 to 1. */
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
export interface Knowledge {
  readonly vocabulary: Vocabulary;
  /** Groups of terms that readers use for one another. */
  readonly related: readonly (readonly string[])[];
  readonly sectionsWith: (term: string) => ReadonlySet<Section>;
}

/** How much of a word its related words are, and the parts of a name. */
const RELATED = 0.3;
const PARTS = 1;
/** How much a name tells beside its words, which are words of the query, too. */
const NAME_WEIGHT = 0.65;
/** In longer texts, which were pasted, unknown words are names. */
const MOST_TYPED_WORDS = 8;
const MOST_WORDS = 24;
/**
 * How fast a correction becomes unlikely with its errors: one more is as bad as
 * being in e⁵ ≈ 150 times fewer sections.
 */
const ERROR_POWER = 5;
/** A missing space, as an error of typing. */
const MISSING_SPACE = 0.8;
/** How much more a section counts that has other words of the query, too. */
const CONTEXT = 10;

/** Reads the words of a query, and what each may be on the pages. */
export function readQuery(text: string, knowledge: Knowledge): Query {
  const {vocabulary} = knowledge;
  const tokens = readTokens(text);
  const single = tokens.filter(({isJoined}) => !isJoined);
  const telling = single.filter(({term}) => !STOP_WORDS.has(term));
  const asked = telling.length > 0 ? telling : single;
  const last = single.at(-1);
  const fixes = findFixes(text, asked, knowledge);
  const words = new Map<string, QueryWord>();
  for (const [at, token] of asked.entries()) {
    const terms = fixes.get(token.term) ?? [token.term];
    for (const term of terms) {
      if (words.size >= MOST_WORDS || words.has(term)) continue;
      // The last word may be the beginning of a longer one.
      const isPrefix = token === last && token.end === text.length;
      const alternatives: Alternative[] = [
        {terms: [term], share: 1, isPrefix},
        ...alternativesOf(term, knowledge),
      ];
      const next = asked[at + 1];
      const pair = next?.start === token.end + 1 ? term + next.term : '';
      if (vocabulary.has(pair)) {
        alternatives.push({terms: [pair], share: 1, isPrefix: false});
      }
      words.set(term, {term, weight: vocabulary.weight(term), alternatives});
    }
  }
  // A name is a word of its own, which says more than the words that it has.
  for (const {term, isJoined} of tokens) {
    if (!isJoined || words.has(term) || !vocabulary.has(term)) continue;
    const weight = NAME_WEIGHT * vocabulary.weight(term);
    const alternatives = [{terms: [term], share: 1, isPrefix: false}];
    words.set(term, {term, weight, alternatives});
  }
  const fixed = (term: string) => fixes.get(term) ?? [term];
  const typed = single.map(({term}) => term);
  const right = asked.flatMap(({term}) => fixed(term));
  return {
    words: [...words.values()],
    terms: new Set([...typed, ...right]),
    keys: [typed.join(''), right.join('')],
    corrected: writeFixes(text, single, fixes, vocabulary),
  };
}

/** Other terms for a word. */
function alternativesOf(
  term: string,
  {vocabulary, related}: Knowledge,
): Alternative[] {
  const found: Alternative[] = [];
  const parts = vocabulary.part(term);
  if (parts) found.push({terms: parts, share: PARTS, isPrefix: false});
  for (const group of related) {
    if (!group.includes(term)) continue;
    for (const other of group) {
      if (other === term) continue;
      found.push({terms: [other], share: RELATED, isPrefix: false});
    }
  }
  return found;
}

/** The terms that unknown words should be. */
function findFixes(
  text: string,
  asked: readonly Token[],
  knowledge: Knowledge,
): ReadonlyMap<string, readonly string[]> {
  const {vocabulary, related} = knowledge;
  const fixes = new Map<string, readonly string[]>();
  if (asked.length > MOST_TYPED_WORDS) return fixes;
  const last = asked.at(-1);
  const isKnown = (token: Token): boolean =>
    vocabulary.has(token.term) ||
    related.some((group) => group.includes(token.term)) ||
    (token === last &&
      token.end === text.length &&
      vocabulary.hasBeginning(token.term));
  const known = asked.filter(isKnown).map(({term}) => term);
  for (const token of asked) {
    if (isKnown(token)) continue;
    const fix = bestFix(token.term, known, knowledge);
    if (fix) fixes.set(token.term, fix);
  }
  return fixes;
}

/**
 * What a misspelled word most likely means. As in a noisy channel, a candidate is as
 * likely as the error, `e^(-5 × errors)`, times how often the pages have it, where
 * sections with other words of the query count more. Parting the word is one way.
 */
function bestFix(
  word: string,
  others: readonly string[],
  {vocabulary, sectionsWith}: Knowledge,
): readonly string[] | undefined {
  const candidates: [terms: readonly string[], errors: number][] = [];
  for (const [term, errors] of vocabulary.near(word)) {
    candidates.push([[term], errors]);
  }
  const parts = vocabulary.part(word);
  if (parts) candidates.push([parts, MISSING_SPACE]);
  const around = others.map(sectionsWith);
  let best: readonly string[] | undefined;
  let likeliest = 0;
  for (const [terms, errors] of candidates) {
    let evidence = 0;
    const [first, second] = terms.map(sectionsWith);
    for (const section of first ?? []) {
      if (second && !second.has(section)) continue;
      const shared = around.filter((sections) => sections.has(section)).length;
      evidence += 1 + CONTEXT * shared;
    }
    const likelihood = evidence * Math.exp(-ERROR_POWER * errors);
    if (likelihood > likeliest) [likeliest, best] = [likelihood, terms];
  }
  return best;
}

/** The query with its misspelled words replaced, as the pages write them. */
function writeFixes(
  text: string,
  single: readonly Token[],
  fixes: ReadonlyMap<string, readonly string[]>,
  vocabulary: Vocabulary,
): string {
  let result = '';
  let place = 0;
  for (const {term, start, end} of single) {
    const fix = fixes.get(term);
    if (!fix) continue;
    const typed = text.slice(start, end);
    const spelled = fix.map((right) => vocabulary.spell(right, typed));
    result += text.slice(place, start) + spelled.join(' ');
    place = end;
  }
  return result + text.slice(place);
}
