import {isMessage} from '../shared/record';
import type {Row} from './hits';

/** Words around a match that count as one passage. */
const PASSAGE = 30;
/** Blocks from which a section says a little about everything. */
const LONG_SECTION = 60;

/** Factors and exponents, found with labelled queries. */
export const WEIGHTS = {
  coverage: 0.5,
  complete: 3.8,
  page: 0.23,
  gathered: 2.8,
  near: 1.4,
  heading: 0.78,
  asked: 1.5,
  exactTitle: 2.8,
  exactHeading: 2.5,
  titlePrefix: 4.3,
  // Pages without a version, long tables, fields for a plain word, terms of the
  // glossary, messages.
  outside: 0.21,
  long: 0.25,
  field: 0.4,
  term: 0.1,
  message: 0.18,
};

/** What the ranking knows of a query. */
export interface RankedQuery {
  /** By number of a word of the index: the words of the query that it answers. */
  readonly bits: Uint32Array;
  /** How much each word of the query says, together 1. */
  readonly shares: readonly number[];
  /** The words joined as typed, and with misspelled ones corrected. */
  readonly keys: readonly string[];
  /** Whether it may be a pasted message. */
  readonly mayQuote: boolean;
}

/** How much each word says by the number of sections that have it, together 1. */
export function sharesOf(
  counts: readonly number[],
  total: number,
): readonly number[] {
  const values = counts.map((count) =>
    count === 0 ? 0 : Math.log(1 + (total - count + 0.5) / (count + 0.5)),
  );
  const sum = values.reduce((all, value) => all + value, 0);
  return values.map((value) => value / (sum || 1));
}

/** The share of the words that are set. */
export function weigh(bits: number, shares: readonly number[]): number {
  return shares.reduce(
    (sum, share, at) => sum + ((bits >> at) & 1 ? share : 0),
    0,
  );
}

/**
 * The factor for what kind of section it is.
 *
 * @param isPlain - Whether the query is a single word that is no name.
 */
export function kindRank(
  {page, section}: Row,
  mayQuote: boolean,
  isPlain: boolean,
): number {
  if (isMessage(section)) return mayQuote ? 1 : WEIGHTS.message;
  if (!page.route.startsWith('/docs/')) return WEIGHTS.outside;
  if (section.blocks.length > LONG_SECTION) return WEIGHTS.long;
  if (isPlain && /^\w+(?:\[\])?\./u.test(section.heading)) return WEIGHTS.field;
  return section.anchor.startsWith('term-') ? WEIGHTS.term : 1;
}

/**
 * The factor for how the words of a query stand in a section.
 *
 * @param above - The words that only the headings above it have.
 */
export function refine(row: Row, query: RankedQuery, above: number): number {
  const {section, key} = row;
  const {keys, mayQuote} = query;
  const [typed = '', fixed] = keys;
  const {heading, asked, near, gathered} = standing(row, query, above);
  const isTop = section.level === 1;
  const isExact = key !== '' && (key === typed || key === fixed);
  const exact = isTop ? WEIGHTS.exactTitle : WEIGHTS.exactHeading;
  const isBegun = isTop && typed !== '' && key.startsWith(typed);
  const begun = isBegun ? (WEIGHTS.titlePrefix * typed.length) / key.length : 0;
  const isQuote = mayQuote && Math.max(heading, asked) >= 0.45;
  return (
    gathered ** WEIGHTS.gathered *
    (1 + WEIGHTS.near * near) *
    (1 +
      Math.max(
        isTop ? 0 : WEIGHTS.heading * heading,
        WEIGHTS.asked * asked,
        isExact ? exact : begun,
      )) *
    (isMessage(section) && mayQuote && !isQuote ? WEIGHTS.message : 1)
  );
}

function standing(
  {runs, blocksFrom}: Row,
  {bits, shares}: RankedQuery,
  above: number,
) {
  const near = shares.map(() => 0);
  const seen = shares.map(() => -Infinity);
  let [place, around, held] = [0, above, above];
  let [heading, asked, passage] = [0, 0, weigh(above, shares)];
  runs.forEach((terms, number) => {
    let [all, hits] = [0, 0];
    const start = place;
    for (const term of terms) {
      place += 1;
      const here = bits[term] ?? 0;
      if (here === 0) continue;
      hits += 1;
      all |= here;
      let together = around;
      // From the last word, because a term may stand for several.
      for (let at = shares.length - 1; at >= 0; at -= 1) {
        const before = seen[at - 1] ?? -Infinity;
        if ((here >> at) & 1) {
          const gap = before > start ? place - before : Infinity;
          if (gap > 0 && gap <= 4) near[at] = Math.max(near[at] ?? 0, 1 / gap);
          seen[at] = place;
        }
        if (place - (seen[at] ?? 0) < PASSAGE) together |= 1 << at;
      }
      passage = Math.max(passage, weigh(together, shares));
    }
    held |= all;
    const share = (hits / Math.max(1, terms.length)) * weigh(all, shares);
    if (number === 0) [around, heading] = [around | all, share];
    else if (number < blocksFrom) asked = Math.max(asked, share);
  });
  const total = near.reduce((sum, one) => sum + one, 0);
  return {
    heading,
    asked,
    near: total / Math.max(1, shares.length - 1),
    gathered: passage / (weigh(held, shares) || 1),
  };
}
