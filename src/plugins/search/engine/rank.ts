import {isMessage, type Page, type Section} from '../shared/corpus';
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
const NEAR = 1.4;
const EXACT_TITLE = 5.1;
const BEGUN = {title: 3, heading: 1.5};
const QUOTED = 1.5;
const RARE = 0.06;
/** The share of a message's words that a query which quotes it holds. */
const QUOTE = 0.75;

/**
 * The factor for what kind of section it is: messages and terms are many, and
 * rarely looked for, unless the query quotes a message.
 *
 * @param words - All words of the query.
 */
export function kindRank({section}: Row, words: ReadonlySet<string>): number {
  if (!isMessage(section)) return section.anchor.startsWith('term-') ? RARE : 1;
  const isQuoted = messagesOf(section).some((message) => {
    // Without what the message fills in.
    const own = readTerms(message.replace(/<[^>]*>/gu, ' '));
    return own.filter((word) => words.has(word)).length >= QUOTE * own.length;
  });
  return isQuoted ? QUOTED : RARE;
}

/** The message that a section explains, and others with the same meaning. */
function messagesOf({heading, lines}: Section): readonly string[] {
  const also = lines.filter((line) => line.startsWith('Also: '));
  return [heading, ...also.flatMap((line) => line.match(/`[^`]+`/gu) ?? [])];
}

/** The factor for how the words of a query occur in a section. */
export function refine({section}: Row, query: RankedQuery): number {
  const {level, heading, asked, lines} = section;
  const key = readTerms(heading).join('');
  const [typed] = query.keys;
  const isTitle = level === 1 && query.keys.includes(key);
  const begun = key.startsWith(typed) ? typed.length / (key.length || 1) : 0;
  const start = (level === 1 ? BEGUN.title : BEGUN.heading) * begun;
  const near = nearness([heading, ...asked, ...lines], query);
  return (1 + NEAR * near) * (1 + (isTitle ? EXACT_TITLE : start));
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
