import type {Page, Section} from '../shared/corpus';
import type {QueryWord} from './query';
import {readTerms, STOP_WORDS} from './words';

/** A section with what the ranking asks again and again. */
export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** Of a page itself the last part of its address, often shorter than its title. */
  readonly address: string;
  /** The terms of what a message, field or term is called. */
  readonly names: readonly (readonly string[])[];
}

/** What the ranking knows of a query. */
export interface RankedQuery {
  readonly words: readonly QueryWord[];
  readonly terms: ReadonlySet<string>;
  readonly keys: readonly string[];
  /** The sum of the weights of its words. */
  readonly total: number;
  /** By term of the pages: how much of each word of the query it is, from 0 to 1. */
  readonly shares: ReadonlyMap<string, readonly number[]>;
  /** How much a term tells, from 0 to 1. */
  readonly weight: (term: string) => number;
}

/** A section whose title begins as the query does scores up to `1 +` so many times. */
const BEGUN = {title: 4, address: 2, heading: 1.5};
/** One whose heading, or way to ask, says the same as the query, `1 +` so many. */
const PHRASE = {heading: 1.5, asked: 3};
/** How fast that falls with what only one of the two says. */
const PHRASE_POWER = 2;
/** How fast the score falls with the share of the query that a section lacks. */
const COVERAGE_POWER = 1.6;
/** What a message scores that the query has whole, by times. */
const QUOTED = 1.5;
/** How fast that falls with the share of its words that the query lacks. */
const QUOTE_POWER = 4;
/** A quote is sure from so much weight on, or from such a share of the query. */
const SURE = {weight: 2, share: 0.6};
/** What messages and terms score that the query does not mean, by times. */
const RARE = 0.06;
/** What a field scores by what the query names: its path, its name, or neither. */
const FIELD = {path: 2, name: 1, other: 0.4};
/** What a term scores that is the whole query; pages explain it better. */
const WHOLE_TERM = 0.2;

export function rowOf(page: Page, section: Section): Row {
  const address = section.level > 1 ? '' : (page.route.split('/').at(-2) ?? '');
  return {page, section, address, names: namesOf(section)};
}

/** The terms of the names that a message, field or term has. */
function namesOf({kind, heading, names = []}: Section): string[][] {
  if (kind === undefined) return [];
  // Without what a message fills in, and the keys of a map.
  const read = (name: string): string[] =>
    readTerms(name.replace(/<[^>]*>/gu, ' '));
  if (kind === 'field') return [read(heading), read(lastName(heading))];
  // A single word, such as a status, is no other name of a message.
  const others = names.map(read).filter((name) => name.length > 1);
  return [read(heading), ...others];
}

/** `spec.env[].key` → `key`. */
function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/**
 * The factor for what a section is, and how much of the query it has:
 * `coverage ^ 1.6 × kind`. Messages, fields and terms are many, and rarely looked
 * for, unless the query quotes or names one. A quoted message has what the query
 * means, whatever else was pasted with it.
 *
 * @param coverage - The share of the query that the section has.
 */
export function kindFactor(
  {section, names}: Row,
  query: RankedQuery,
  coverage: number,
): number {
  const covered = coverage ** COVERAGE_POWER;
  switch (section.kind) {
    case 'message': {
      const quotes = names.map((name) => quoteFactor(name, query));
      return Math.max(covered * RARE, QUOTED * Math.max(...quotes));
    }
    case 'field':
      return covered * fieldFactor(names, query);
    case 'term': {
      const isWhole =
        names[0]?.length === query.terms.size && hasAll(names[0], query);
      return covered * (isWhole ? WHOLE_TERM : RARE);
    }
    default:
      return covered;
  }
}

/**
 * `(share of the message in the query)⁴ × certainty`, from 0 to 1: two common words
 * that a query has by chance are no quote of a message of two words.
 */
function quoteFactor(name: readonly string[], query: RankedQuery): number {
  const own = weightOf(name, query.weight);
  const quoted = name.filter((term) => query.terms.has(term));
  const has = weightOf(quoted, query.weight);
  const certainty = Math.max(
    has / SURE.weight,
    has / (query.total || 1) / SURE.share,
  );
  return (has / (own || 1)) ** QUOTE_POWER * Math.min(1, certainty);
}

/**
 * From `FIELD.other` to what a field scores that is the whole query, with the share
 * of the query that names it: in a pasted message, a path is only a part.
 */
function fieldFactor(
  [path = [], name = []]: readonly (readonly string[])[],
  query: RankedQuery,
): number {
  const {total, weight} = query;
  const part = (terms: readonly string[]): number =>
    Math.min(1, weightOf(terms, weight) / (total || 1));
  let factor = FIELD.other;
  if (hasAll(name, query)) {
    factor += (FIELD.name - FIELD.other) * part(name);
  }
  if (hasAll(path, query)) {
    factor = Math.max(factor, FIELD.path * part(path));
  }
  return factor;
}

function hasAll(name: readonly string[], {terms}: RankedQuery): boolean {
  return name.length > 0 && name.every((term) => terms.has(term));
}

/** The weight of different terms, without those that tell nothing. */
function weightOf(
  terms: readonly string[],
  weight: (term: string) => number,
): number {
  let sum = 0;
  for (const term of new Set(terms)) {
    if (!STOP_WORDS.has(term)) sum += weight(term);
  }
  return sum;
}

/**
 * The factor for how the words of a query occur in a section:
 * `(1 + nearness) × (1 + begun title, heading or address) × (1 + phrase)`.
 */
export function occurrenceFactor(row: Row, query: RankedQuery): number {
  const {section, address} = row;
  const {level, heading, asked, lines} = section;
  const begun = level === 1 ? BEGUN.title : BEGUN.heading;
  const name = begun * begunShare(heading, query);
  const place = BEGUN.address * begunShare(address, query);
  const phrase = Math.max(
    PHRASE.heading * likeness(heading, query),
    ...asked.map((text) => PHRASE.asked * likeness(text, query)),
  );
  const near = nearness([heading, ...asked, ...lines], query);
  return (1 + near) * (1 + name + place) * (1 + phrase);
}

/** How much of a name the query is, if the name begins with it, from 0 to 1. */
function begunShare(name: string, {keys}: RankedQuery): number {
  const whole = readTerms(name).join('');
  let most = 0;
  for (const key of keys) {
    if (whole.startsWith(key)) most = Math.max(most, key.length / whole.length);
  }
  return most;
}

/**
 * How much a phrase and the query say the same, from 0 to 1: Dice's coefficient of
 * their words by weight, `2 × common / (phrase + query)`, to a power.
 */
function likeness(phrase: string, query: RankedQuery): number {
  const {words, shares, total, weight} = query;
  const terms = new Set(readTerms(phrase));
  const common = words.map(() => 0);
  let own = 0;
  for (const term of terms) {
    if (!STOP_WORDS.has(term)) own += weight(term);
    const share = shares.get(term);
    if (!share) continue;
    for (const at of common.keys()) {
      common[at] = Math.max(common[at] ?? 0, share[at] ?? 0);
    }
  }
  const both = common.reduce(
    (sum, share, at) => sum + share * (words[at]?.weight ?? 0),
    0,
  );
  return ((2 * both) / (own + total || 1)) ** PHRASE_POWER;
}

/**
 * How close together neighbors in the query are in a text, from 0 to 1: the mean,
 * for each two, of `1 / gap` in words where they are closest in this order.
 */
function nearness(texts: readonly string[], query: RankedQuery): number {
  const {shares, words} = query;
  const near = words.map(() => 0);
  for (const text of texts) {
    const seen = near.map(() => -Infinity);
    for (const [place, term] of readTerms(text).entries()) {
      const share = shares.get(term);
      if (!share) continue;
      // From the last word, because a term may answer several.
      for (let at = words.length - 1; at >= 0; at -= 1) {
        if (!share[at]) continue;
        const gap = place - (seen[at - 1] ?? -Infinity);
        near[at] = Math.max(near[at] ?? 0, 1 / gap);
        seen[at] = place;
      }
    }
  }
  const sum = near.reduce((total, one) => total + one, 0);
  return sum / Math.max(1, words.length - 1);
}
