import {isMessage, type Page, type Section} from '../shared/corpus';
import {readTerms} from './words';

/** A section as the engine knows it. */
export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** The headings between the page and the section, outermost first. */
  readonly parents: readonly Section[];
  readonly asked: readonly string[];
}

/** Lines from which a section says a little about everything. */
const LONG_SECTION = 60;

/** Factors and exponents, found with labelled queries. */
export const WEIGHTS = {
  coverage: 0.5,
  complete: 3.8,
  near: 1.4,
  heading: 0.78,
  asked: 1.5,
  exactTitle: 5.1,
  exactHeading: 2.5,
  titlePrefix: 2.1,
  // Pages without a version, long tables, fields for a plain word, terms of the
  // glossary, messages.
  outside: 0.12,
  long: 0.25,
  field: 0.4,
  term: 0.082,
  message: 0.12,
};

/** What the ranking knows of a query. */
export interface RankedQuery {
  /** By word of the index: the words of the query that it answers, as bits. */
  readonly bits: ReadonlyMap<string, number>;
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
  if (section.lines.length > LONG_SECTION) return WEIGHTS.long;
  if (isPlain && /^\w+(?:\[\])?\./u.test(section.heading)) return WEIGHTS.field;
  return section.anchor.startsWith('term-') ? WEIGHTS.term : 1;
}

/** The factor for how the words of a query stand in a section. */
export function refine({section, asked}: Row, query: RankedQuery): number {
  const {keys, mayQuote} = query;
  const [typed = '', fixed] = keys;
  const title = readTerms(section.heading);
  const key = title.join('');
  const heading = shareOf(title, query);
  const phrase = Math.max(
    0,
    ...asked.map((one) => shareOf(readTerms(one), query)),
  );
  const isTop = section.level === 1;
  const isExact = key !== '' && (key === typed || key === fixed);
  const exact = isTop ? WEIGHTS.exactTitle : WEIGHTS.exactHeading;
  const isBegun = isTop && typed !== '' && key.startsWith(typed);
  const begun = isBegun ? (WEIGHTS.titlePrefix * typed.length) / key.length : 0;
  const isQuote = mayQuote && Math.max(heading, phrase) >= 0.35;
  const texts = [title, ...[...asked, ...section.lines].map(readTerms)];
  return (
    (1 + WEIGHTS.near * nearness(texts, query)) *
    (1 +
      Math.max(
        isTop ? 0 : WEIGHTS.heading * heading,
        WEIGHTS.asked * phrase,
        isExact ? exact : begun,
      )) *
    (isMessage(section) && mayQuote && !isQuote ? WEIGHTS.message : 1)
  );
}

/** How much a phrase and the query have in common. */
function shareOf(terms: readonly string[], {bits, shares}: RankedQuery) {
  const found = terms.map((term) => bits.get(term) ?? 0).filter(Boolean);
  const all = found.reduce((together, here) => together | here, 0);
  return (found.length / Math.max(1, terms.length)) * weigh(all, shares);
}

/** How close together neighbors in the query stand in a text, from 0 to 1. */
function nearness(
  texts: readonly (readonly string[])[],
  {bits, shares}: RankedQuery,
): number {
  const near = shares.map(() => 0);
  for (const terms of texts) {
    const seen = shares.map(() => -Infinity);
    terms.forEach((term, place) => {
      const here = bits.get(term) ?? 0;
      // From the last word, because a term may stand for several.
      for (let at = shares.length - 1; here !== 0 && at >= 0; at -= 1) {
        if (!((here >> at) & 1)) continue;
        const gap = place - (seen[at - 1] ?? -Infinity);
        if (gap <= 4) near[at] = Math.max(near[at] ?? 0, 1 / gap);
        seen[at] = place;
      }
    });
  }
  const total = near.reduce((sum, one) => sum + one, 0);
  return total / Math.max(1, shares.length - 1);
}
