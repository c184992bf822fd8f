import {FIELD_BORDER, type SearchIndex} from './buildIndex';
import {setOf, weightOf} from './wordSets';

/** Words further apart than this are unrelated. */
const REACH = 4;

/** Number of words of a passage: about a long sentence and its neighbors. */
const PASSAGE = 30;

/**
 * Finds how close together the words of a query are in a section, in the
 * query's order, and the passage that has most of them.
 *
 * @param wordsOf - By term number, one bit per query word.
 * @param shares - Weight of each word of the query.
 * @param around - Bits of the words in the headings above.
 */
export function standingOf(
  index: SearchIndex,
  section: number,
  wordsOf: Uint32Array,
  shares: readonly number[],
  around: number,
) {
  const closest = new Float32Array(shares.length);
  const runs = new Uint8Array(shares.length);
  const lastSeen = new Int32Array(shares.length).fill(NEVER);
  const lastInField = new Int32Array(shares.length).fill(NEVER);
  const {values, starts} = index.sequence;
  const start = starts[section] ?? 0;
  const end = starts[section + 1] ?? start;
  let heading = around;
  let isHeading = true;
  let passage = around;
  let best = weightOf(around, shares);
  let run = 0;
  for (let place = start; place < end; place += 1) {
    const number = values[place] ?? FIELD_BORDER;
    if (number === FIELD_BORDER) {
      lastInField.fill(NEVER);
      isHeading = false;
      continue;
    }
    const words = wordsOf[number] ?? 0;
    if (words === 0) continue;
    if (isHeading) heading |= words;
    let here = heading;
    // From the last word, because a term may stand for several.
    for (let word = shares.length - 1; word >= 0; word -= 1) {
      if ((words & setOf(word)) !== 0) {
        const distance = place - (lastInField[word - 1] ?? NEVER);
        const isNear = word > 0 && distance > 0 && distance <= REACH;
        if (isNear) {
          closest[word] = Math.max(closest[word] ?? 0, 1 / distance);
        }
        runs[word] = 1 + (isNear ? (runs[word - 1] ?? 0) : 0);
        run = Math.max(run, runs[word] ?? 0);
        lastInField[word] = place;
        lastSeen[word] = place;
      }
      if (place - (lastSeen[word] ?? NEVER) < PASSAGE) here |= setOf(word);
    }
    const weight = weightOf(here, shares);
    if (weight > best) {
      best = weight;
      passage = here;
    }
  }
  const pairs = Math.max(1, shares.length - 1);
  return {
    /** From 0 to 1: 1 if each word directly follows the one before it. */
    closeness: closest.reduce((sum, value) => sum + value, 0) / pairs,
    /** Bits of the words that the best passage has. */
    passage,
    /** Number of words in the longest part of the query that stands in it. */
    run,
  };
}

const NEVER = -1000;
