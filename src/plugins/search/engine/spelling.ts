import leven from 'leven';

import type {Vocabulary} from './vocabulary';

/** Shorter words have too many neighbors, and shorter parts are no words. */
const SHORTEST = 4;
const SHORTEST_PART = 3;
/** With one more error, a candidate must be in e⁵ ≈ 150 times more sections. */
const ERROR_POWER = 5;
/** Swapped letters, a missing one or a space, a key beside, or another form. */
const SLIP = 0.7;
/** What a wrong first letter, which is rare, adds to the errors. */
const FIRST_LETTER = 0.5;
/** How much more a section counts for each other word of the query that it has. */
const CONTEXT = 10;
/** Keys beside and above each other. */
const KEYS = 'qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm ik ol';

/** Of other forms of a word: `alerting`, `limitation`, `validate`. */
const ENDING = /(?<=.{4})(?:(?:at)?(?:ing|ion|ed|e)|ment)$/u;

/** One word, or two that were written as one. */
type Candidate = readonly [terms: readonly string[], errors: number];

/**
 * What a word that the pages don't have most likely means. As in a noisy channel, a
 * candidate is as likely as the error, `e^(-5 × errors)`, times how many sections
 * have it, of which those with other words of the query count more.
 *
 * @param others - The other words of the query.
 * @returns One term, or two for `customdomain`.
 */
export function correct(
  word: string,
  others: readonly string[],
  vocabulary: Vocabulary,
): readonly string[] | undefined {
  // What has digits is a name of the reader's.
  if (word.length < SHORTEST || /\d/u.test(word)) return undefined;
  const around = others.map((other) => vocabulary.sectionsWith(other));
  let best: readonly string[] | undefined;
  let highest = 0;
  const parted = partings(word, vocabulary);
  for (const [terms, errors] of [...neighbors(word, vocabulary), ...parted]) {
    let evidence = 0;
    const [first, second] = terms.map((term) => vocabulary.sectionsWith(term));
    for (const section of first ?? []) {
      if (second && !second.has(section)) continue;
      const shared = around.filter((sections) => sections.has(section));
      evidence += 1 + CONTEXT * shared.length;
    }
    const likelihood = evidence * Math.exp(-ERROR_POWER * errors);
    if (likelihood > highest) [highest, best] = [likelihood, terms];
  }
  return best;
}

function neighbors(word: string, vocabulary: Vocabulary): Candidate[] {
  const found: Candidate[] = [];
  const most = Math.min(2, word.length / 4);
  const stem = word.replace(ENDING, '');
  for (const term of vocabulary.terms()) {
    if (term.replace(ENDING, '') === stem) found.push([[term], SLIP]);
    if (Math.abs(term.length - word.length) > most) continue;
    const errors = typingErrors(word, term);
    if (errors <= most) found.push([[term], errors]);
  }
  return found;
}

function partings(word: string, vocabulary: Vocabulary): Candidate[] {
  const found: Candidate[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const areWords = parts.every((part) => vocabulary.has(part));
    if (areWords) found.push([parts, SLIP]);
  }
  return found;
}

/** Levenshtein's edits, of which common slips count less. */
function typingErrors(typed: string, term: string): number {
  let at = 0;
  while (at < typed.length && typed[at] === term[at]) at += 1;
  const edits = leven(typed, term);
  const first = at === 0 ? FIRST_LETTER : 0;
  if (typed.length < term.length) return first + (edits === 1 ? SLIP : edits);
  if (typed.length > term.length) return first + edits;
  const [wrong = '', right = ''] = [typed[at], term[at]];
  const swapped = typed.slice(0, at) + right + wrong + typed.slice(at + 2);
  if (swapped === term) return SLIP;
  const isBeside = KEYS.includes(wrong + right) || KEYS.includes(right + wrong);
  return first + (edits === 1 && isBeside ? SLIP : edits);
}
