import {FIELD_BORDER, type SearchIndex} from './buildIndex';

/** Words further apart than this are unrelated. */
const REACH = 4;

/**
 * How close together the words of a query are in a section, in the query's order.
 *
 * @param wordsOf - By term number, one bit per query word.
 * @param wordCount - Number of query words.
 * @returns From 0 to 1: 1 if each directly follows the one before it.
 */
export function proximityOf(
  index: SearchIndex,
  section: number,
  wordsOf: Uint16Array,
  wordCount: number,
): number {
  if (wordCount < 2) return 0;
  const closest = new Float32Array(wordCount);
  const lastSeen = new Int32Array(wordCount).fill(-1000);
  const {values, starts} = index.sequence;
  const start = starts[section] ?? 0;
  const end = starts[section + 1] ?? start;
  for (let place = start; place < end; place += 1) {
    const number = values[place] ?? FIELD_BORDER;
    if (number === FIELD_BORDER) {
      lastSeen.fill(-1000);
      continue;
    }
    const words = wordsOf[number] ?? 0;
    if (words === 0) continue;
    for (let word = 0; word < wordCount; word += 1) {
      if ((words & (1 << word)) === 0) continue;
      const distance = place - (lastSeen[word - 1] ?? -1000);
      if (word > 0 && distance > 0 && distance <= REACH) {
        closest[word] = Math.max(closest[word] ?? 0, 1 / distance);
      }
      lastSeen[word] = place;
    }
  }
  return closest.reduce((sum, value) => sum + value, 0) / (wordCount - 1);
}
