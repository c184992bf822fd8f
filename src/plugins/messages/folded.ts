/**
 * A text without what terminals, editors and formats change: in lower case,
 * without white space, and with `"` for every quotation mark.
 *
 *   Pod \"Web\" not      →      pod"web"notfound
 *     found
 */
export interface Folded {
  readonly text: string;
  /** Where each character of `text` is in the original. */
  readonly places: readonly number[];
  /** Whether something was left out before each character, and after the last. */
  readonly gaps: readonly boolean[];
}

/** White space, also as logs write it, and what only escapes a quotation mark. */
const LEFT_OUT = /\s+|\\[nrt](?![a-z]:)|\\(?=[\\"'`])|'(?=')/uy;

const QUOTATION_MARKS = '"\'`“”‘’';

/** Folds a pasted text, or a text of a record. */
export function fold(original: string): Folded {
  const characters: string[] = [];
  const places: number[] = [];
  const gaps: boolean[] = [];
  let isAfterGap = true;
  let place = 0;
  while (place < original.length) {
    LEFT_OUT.lastIndex = place;
    const gap = LEFT_OUT.exec(original)?.[0].length ?? 0;
    if (gap === 0) {
      const character = original.charAt(place).toLowerCase().charAt(0);
      const isQuotation = QUOTATION_MARKS.includes(character);
      characters.push(isQuotation ? '"' : character);
      places.push(place);
      gaps.push(isAfterGap);
    }
    isAfterGap = gap > 0;
    place += Math.max(1, gap);
  }
  gaps.push(true);
  return {text: characters.join(''), places, gaps};
}
