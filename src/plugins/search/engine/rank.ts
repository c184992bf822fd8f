import type {Page, Section} from '../shared/corpus';
import type {Query} from './query';
import {readTerms, STOP_WORDS} from './words';

/** A section with what the ranking asks again and again. */
export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** Of a page itself the last part of its address, often shorter than its title. */
  readonly address: string;
  /** The terms of what a message or field is called. */
  readonly names: readonly (readonly string[])[];
}

/** By term of the pages: how much of each word of the query it is, from 0 to 1. */
export type Shares = ReadonlyMap<string, readonly number[]>;

/** What the ranking knows of a query. */
export interface RankedQuery extends Query {
  readonly shares: Shares;
  /** The sum of the weights of its words. */
  readonly total: number;
  /** How much a term tells, from 0 to 1. */
  readonly weight: (term: string) => number;
}

/** A section whose title begins as the query does scores up to `1 +` so many times. */
const BEGUN = {title: 4, address: 2, heading: 1.5};
/** One whose heading, or way to ask, says the same as the query, `1 +` so many. */
const PHRASE = {heading: 1.5, asked: 3};
/** How fast the score falls with the share of the query that a section lacks. */
const COVERAGE_POWER = 1.6;
/** What a message scores that the query has whole, by times, and how fast that falls. */
const QUOTED = 1.5;
const QUOTE_POWER = 4;
/** A quote is sure from so much weight on, or from such a share of the query. */
const SURE = {weight: 2, share: 0.6};
/** What messages and terms score that the query does not mean, by times. */
const RARE = 0.06;
/** What a field scores whose path is the whole query, and one that is not named. */
const FIELD = {path: 2, name: 1, other: 0.4};

export function rowOf(page: Page, section: Section): Row {
  const {level, kind, heading, names = []} = section;
  const address = level > 1 ? '' : (page.route.split('/').at(-2) ?? '');
  // Without what a message fills in, and the keys of a map.
  const read = (name: string) => readTerms(name.replace(/<[^>]*>/gu, ' '));
  const last = heading.slice(heading.lastIndexOf('.') + 1);
  const others = kind === 'field' ? [last] : names;
  // A single word, such as a status, is no other name of a message.
  const all = others
    .map(read)
    .filter(({length}) => kind === 'field' || length > 1);
  return {page, section, address, names: [read(heading), ...all]};
}

/**
 * The factor for what a section is, and for the share of the query that it has:
 * `coverage ^ 1.6 × kind`. Messages, fields and terms are many, and rarely looked
 * for, unless the query quotes or names one. A quoted message is what a query means,
 * whatever else was pasted with it.
 */
export function kindFactor(
  {section, names}: Row,
  query: RankedQuery,
  coverage: number,
): number {
  const covered = coverage ** COVERAGE_POWER;
  if (section.kind === 'term') return covered * RARE;
  if (section.kind === 'message') {
    const quotes = names.map((name) => quoteFactor(name, query));
    return Math.max(covered * RARE, QUOTED * Math.max(...quotes));
  }
  if (section.kind === 'field') {
    // In a pasted message, a path is only a part.
    const [path = 0, name = 0] = names.map((terms) =>
      terms.every((term) => query.terms.has(term))
        ? Math.min(1, weightOf(terms, query) / (query.total || 1))
        : 0,
    );
    const named = FIELD.other + (FIELD.name - FIELD.other) * name;
    return covered * Math.max(named, FIELD.path * path);
  }
  return covered;
}

/**
 * `(share of the message in the query)⁴ × certainty`, from 0 to 1: two common words
 * that a query has by chance are no quote of a message of two words.
 */
function quoteFactor(name: readonly string[], query: RankedQuery): number {
  const quoted = name.filter((term) => query.terms.has(term));
  const has = weightOf(quoted, query);
  const share = has / (weightOf(name, query) || 1);
  const part = has / (query.total || 1);
  const certainty = Math.max(has / SURE.weight, part / SURE.share);
  return share ** QUOTE_POWER * Math.min(1, certainty);
}

/** The weight of different terms, without those that tell nothing. */
function weightOf(terms: readonly string[], {weight}: RankedQuery): number {
  const telling = [...new Set(terms)].filter((term) => !STOP_WORDS.has(term));
  return sum(telling.map(weight));
}

/**
 * The factor for how the words of a query occur in a section:
 * `(1 + nearness) × (1 + begun title, heading or address) × (1 + phrase)`.
 */
export function occurrenceFactor(row: Row, query: RankedQuery): number {
  const {level, heading, asked, lines} = row.section;
  const title = level === 1 ? BEGUN.title : BEGUN.heading;
  const begun =
    title * begunShare(heading, query) +
    BEGUN.address * begunShare(row.address, query);
  const phrases = asked.map((text) => PHRASE.asked * likeness(text, query));
  const phrase = Math.max(
    PHRASE.heading * likeness(heading, query),
    ...phrases,
  );
  const near = nearness([heading, ...asked, ...lines], query);
  return (1 + near) * (1 + begun) * (1 + phrase);
}

/** How much of a name the query is, if the name begins with it, from 0 to 1. */
function begunShare(name: string, {keys}: RankedQuery): number {
  const whole = readTerms(name).join('');
  const begun = keys.filter((key) => whole.startsWith(key));
  return Math.max(0, ...begun.map(({length}) => length / whole.length));
}

/**
 * How much a phrase and the query say the same, from 0 to 1: the square of Dice's
 * coefficient of their words by weight, `2 × common / (phrase + query)`.
 */
function likeness(phrase: string, query: RankedQuery): number {
  const terms = readTerms(phrase);
  const common = sharedWeight(terms, query);
  const both = weightOf(terms, query) + query.total;
  return ((2 * common) / (both || 1)) ** 2;
}

/** The weight of the words of a query that terms of the pages are. */
export function sharedWeight(
  terms: readonly string[],
  {words, shares}: Pick<RankedQuery, 'words' | 'shares'>,
): number {
  const found = terms.map((term) => shares.get(term) ?? []);
  return sum(
    words.map(({weight}, at) => {
      return weight * Math.max(0, ...found.map((share) => share[at] ?? 0));
    }),
  );
}

/**
 * How close together neighbors in the query are in a text, from 0 to 1: the mean,
 * for each two, of `1 / gap` in words where they are closest in this order.
 */
function nearness(texts: readonly string[], query: RankedQuery): number {
  const near = query.words.map(() => 0);
  for (const text of texts) {
    const seen = near.map(() => -Infinity);
    for (const [place, term] of readTerms(text).entries()) {
      const share = query.shares.get(term);
      if (!share) continue;
      // From the last word, because a term may answer several.
      for (let at = near.length - 1; at >= 0; at -= 1) {
        if (!share[at]) continue;
        const gap = place - (seen[at - 1] ?? -Infinity);
        near[at] = Math.max(near[at] ?? 0, 1 / gap);
        seen[at] = place;
      }
    }
  }
  return sum(near) / Math.max(1, near.length - 1);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
