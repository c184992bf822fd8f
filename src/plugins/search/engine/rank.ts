import type {Page, Section} from '../shared/corpus';
import {readTerms} from './words';

export interface Row {
  readonly page: Page;
  readonly section: Section;
}

/** What the ranking knows of a query. */
export interface RankedQuery {
  /** How many words it has. */
  readonly count: number;
  /** By word of the index: the words of the query that it answers, as bits. */
  readonly bits: ReadonlyMap<string, number>;
  /** Its words joined as typed, and with misspelled ones corrected. */
  readonly keys: readonly [string, string];
}

/** Factors, found with labelled queries. */
/** For what begins with the query. */
const TITLE = 4;
const ADDRESS = 2;
const HEADING = 1.5;
const QUOTED = 1.5;
/** How fast that falls with the share of the message's words in the query. */
const QUOTE_POWER = 4;
const RARE = 0.06;
const UNNAMED_FIELD = 0.4;
const WHOLE_TERM = 0.2;

/**
 * The factor for what kind of section it is. Messages, fields and terms are many,
 * and rarely looked for, unless the query quotes or names one.
 *
 * @param words - All words of the query.
 */
export function kindRank({section}: Row, words: ReadonlySet<string>): number {
  const share = (text: string): number => {
    const own = readTerms(text);
    return own.filter((word) => words.has(word)).length / (own.length || 1);
  };
  const {anchor, heading} = section;
  if (anchor.startsWith('message-')) {
    const shares = messagesOf(section).map((message) =>
      // Without what the message fills in.
      share(message.replace(/<[^>]*>/gu, ' ')),
    );
    return Math.max(RARE, QUOTED * Math.max(...shares) ** QUOTE_POWER);
  }
  if (/^(?:spec|status)-/u.test(anchor)) {
    return share(heading.split('.').at(-1) ?? '') === 1 ? 1 : UNNAMED_FIELD;
  }
  if (!anchor.startsWith('term-')) return 1;
  const isAsked = words.size === readTerms(heading).length;
  return isAsked && share(heading) === 1 ? WHOLE_TERM : RARE;
}

/** The message that a section explains, its code, and others with the same meaning. */
function messagesOf({heading, lines}: Section): readonly string[] {
  const others = lines
    .filter((line) => /^(?:Also|Where): (?!from )/u.test(line))
    .flatMap((line) => line.match(/`[^`]+`/gu) ?? []);
  // A single word, such as a status, is no message.
  return [heading, ...others.filter((text) => readTerms(text).length > 1)];
}

/** The last part of a page's address, which is often shorter than its title. */
export function addressOf({route}: Page): string {
  return route.split('/').at(-2) ?? '';
}

/** The factor for how the words of a query occur in a section. */
export function refine({page, section}: Row, query: RankedQuery): number {
  const {level, heading, asked, lines} = section;
  const begun = (name: string): number => {
    const key = readTerms(name).join('');
    const typed = query.keys.filter((one) => key.startsWith(one));
    return Math.max(0, ...typed.map((one) => one.length / key.length));
  };
  const near = 1 + nearness([heading, ...asked, ...lines], query);
  if (level > 1) return near * (1 + HEADING * begun(heading));
  return near * (1 + TITLE * begun(heading) + ADDRESS * begun(addressOf(page)));
}

/** How close together neighbors in the query are in a text, from 0 to 1. */
function nearness(
  texts: readonly string[],
  {bits, count}: RankedQuery,
): number {
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
