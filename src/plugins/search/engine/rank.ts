import type {Page, Section} from '../shared/corpus';
import {readTerms} from './words';

export interface Row {
  readonly page: Page;
  readonly section: Section;
  /** Of a page itself the last part of its address, often shorter than its title. */
  readonly address: string;
  /** The words of what a message, field or term is called. */
  readonly names: readonly (readonly string[])[];
}

/** What the ranking knows of a query. */
export interface RankedQuery {
  /** How many words it has. */
  readonly count: number;
  /** By word of the index: the words of the query that it answers, as bits. */
  readonly bits: ReadonlyMap<string, number>;
  /** Its words joined as typed, and with misspelled ones corrected. */
  readonly keys: readonly string[];
}

/** Factors, found with labelled queries; the first for what begins with one. */
const BEGUN = {title: 4, address: 2, heading: 1.5};
const QUOTED = 1.5;
/** How fast that falls with the share of the message's words in the query. */
const QUOTE_POWER = 4;
const RARE = 0.06;
/** By what the query names: its whole path, its name alone, or neither. */
const FIELD = {path: 2, name: 1, other: 0.4};
const WHOLE_TERM = 0.2;

/**
 * The factor for what kind of section it is. Messages, fields and terms are many,
 * and rarely looked for, unless the query quotes or names one.
 *
 * @param words - All words of the query.
 */
export function kindRank(
  {section: {anchor}, names}: Row,
  words: readonly string[],
): number {
  const shares = names.map((name) => {
    const asked = name.filter((word) => words.includes(word));
    return asked.length / (name.length || 1);
  });
  if (anchor.startsWith('message-')) {
    return Math.max(RARE, QUOTED * Math.max(...shares) ** QUOTE_POWER);
  }
  if (/^(?:spec|status)-/u.test(anchor)) {
    const [path, own] = shares;
    return path === 1 ? FIELD.path : own === 1 ? FIELD.name : FIELD.other;
  }
  if (!anchor.startsWith('term-')) return 1;
  const isAsked = words.length === names[0]?.length && shares[0] === 1;
  return isAsked ? WHOLE_TERM : RARE;
}

/**
 * The words of what a section is called: of a message its text and code, and of
 * others with the same meaning; of a field its path and its own name.
 */
export function namesOf({anchor, heading, lines}: Section): string[][] {
  const others = anchor.startsWith('message-')
    ? lines
        .filter((line) => /^(?:Also|Where): (?!from )/u.test(line))
        .flatMap((line) => line.match(/`[^`]+`/gu) ?? [])
        // A single word, such as a status, is no message.
        .filter((text) => readTerms(text).length > 1)
    : [heading.split('.').at(-1) ?? ''];
  // Without what a message fills in, and the keys of a map.
  return [heading, ...others].map((name) =>
    readTerms(name.replace(/<[^>]*>/gu, ' ')),
  );
}

/** The factor for how the words of a query occur in a section. */
export function refine({section, address}: Row, query: RankedQuery): number {
  const {level, heading, asked, lines} = section;
  const begun = (name: string): number => {
    const key = readTerms(name).join('');
    const typed = query.keys.filter((one) => key.startsWith(one));
    return Math.max(0, ...typed.map((one) => one.length / key.length));
  };
  const near = nearness([heading, ...asked, ...lines], query);
  const name = (level === 1 ? BEGUN.title : BEGUN.heading) * begun(heading);
  return (1 + near) * (1 + name + BEGUN.address * begun(address));
}

/** How close together neighbors in the query are in a text, from 0 to 1. */
function nearness(texts: readonly string[], query: RankedQuery): number {
  const {bits, count} = query;
  const near = Array.from({length: count}, () => 0);
  for (const text of texts) {
    const seen = near.map(() => -Infinity);
    readTerms(text).forEach((term, place) => {
      const here = bits.get(term) ?? 0;
      // From the last word, because a term may answer several.
      for (let at = count - 1; here !== 0 && at >= 0; at -= 1) {
        if (((here >> at) & 1) === 0) continue;
        const gap = place - (seen[at - 1] ?? -Infinity);
        near[at] = Math.max(near[at] ?? 0, 1 / gap);
        seen[at] = place;
      }
    });
  }
  return near.reduce((sum, one) => sum + one, 0) / Math.max(1, count - 1);
}
