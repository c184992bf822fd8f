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
  /** Whether white space was before each character of `text`, and after the last. */
  readonly gaps: readonly boolean[];
}

const QUOTATION_MARKS = new Set('"\'`“”‘’');

/** White space, also as JSON and logs write it: `\n`, `\t`. */
const GAP = /\s|\\[nrt](?![a-z]:)/uy;

/** Folds a pasted text, or a text of a record. */
export function fold(original: string): Folded {
  let text = '';
  const places: number[] = [];
  const gaps: boolean[] = [];
  let isAfterGap = true;
  let place = 0;
  while (place < original.length) {
    const character = original.charAt(place);
    const gap = gapLength(original, place);
    if (gap > 0) {
      isAfterGap = true;
      place += gap;
      continue;
    }
    if (!isEscape(original, place)) {
      text += foldedCharacter(character);
      places.push(place);
      gaps.push(isAfterGap);
      isAfterGap = false;
    }
    place += 1;
  }
  gaps.push(true);
  return {text, places, gaps};
}

function gapLength(original: string, place: number): number {
  GAP.lastIndex = place;
  return GAP.exec(original)?.[0].length ?? 0;
}

/** Whether a character only escapes the next, as in `\"`, or in `''` of YAML. */
function isEscape(original: string, place: number): boolean {
  const character = original.charAt(place);
  const next = original.charAt(place + 1);
  if (character === '\\') return next === '\\' || QUOTATION_MARKS.has(next);
  return character === "'" && next === "'";
}

function foldedCharacter(character: string): string {
  if (QUOTATION_MARKS.has(character)) return '"';
  const lower = character.toLowerCase();
  // Of `İ` there are two, and places are counted.
  return lower.length === 1 ? lower : character;
}
