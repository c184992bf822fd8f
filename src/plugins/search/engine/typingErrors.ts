/** What each mistake of a typist counts; a wrong letter that is no neighbor counts 1. */
const SWAPPED = 0.7;
const NEIGHBOR = 0.7;
const DOUBLED = 0.5;
const MISSING = 0.8;
const EXTRA = 0.9;
/** More for the first letter, which people rarely get wrong. */
const FIRST = 0.5;

/** Rows of a keyboard; a key's neighbors are beside it, and half a key away. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const places = new Map<string, readonly [row: number, column: number]>();
for (const [row, keys] of ROWS.entries()) {
  for (let at = 0; at < keys.length; at += 1) {
    places.set(keys.charAt(at), [row, at + row / 2]);
  }
}

function areNeighbors(one: string, other: string): boolean {
  const [row, column] = places.get(one) ?? [Infinity, 0];
  const [otherRow, otherColumn] = places.get(other) ?? [-Infinity, 0];
  return Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1;
}

/**
 * How wrongly a word was typed: the cheapest way from what was typed to a term, by
 * optimal string alignment (Levenshtein's matrix with swapped letters as one step),
 * where each step counts by how often people do it.
 *
 *            c   e   r   t        typed:  certt
 *        0  .8  1.6  …             term:  cert
 *     c .9   0
 *     e  …       0                Each cell is the cheapest of
 *     r              0            the cell above + an extra letter,
 *     t                  0        the cell on the left + a missing one,
 *     t                 .5        the one between them + a wrong one.
 *
 * @param most - More need not be counted exactly.
 */
export function typingErrors(
  typed: string,
  term: string,
  most: number,
): number {
  const mostLetters = most / Math.min(DOUBLED, MISSING, EXTRA);
  if (Math.abs(typed.length - term.length) > mostLetters) return Infinity;
  let before: number[] = [];
  let above = Array.from({length: term.length + 1}, (_, at) => at * MISSING);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charAt(row - 1);
    const isDoubled = letter === typed.charAt(row - 2);
    const extra = isDoubled ? DOUBLED : EXTRA;
    const now = [row * EXTRA];
    for (let at = 1; at <= term.length; at += 1) {
      const right = term.charAt(at - 1);
      const missing = right === term.charAt(at - 2) ? DOUBLED : MISSING;
      let cheapest = Math.min(
        cell(above, at) + extra,
        cell(now, at - 1) + missing,
        cell(above, at - 1) + wrongLetter(letter, right, row === 1),
      );
      const isSwapped =
        letter === term.charAt(at - 2) && typed.charAt(row - 2) === right;
      if (isSwapped) {
        cheapest = Math.min(cheapest, cell(before, at - 2) + SWAPPED);
      }
      now.push(cheapest);
    }
    // A swap comes from the row before.
    if (Math.min(...now, ...above) > most) return Infinity;
    [before, above] = [above, now];
  }
  return cell(above, term.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

function wrongLetter(typed: string, right: string, isFirst: boolean): number {
  if (typed === right) return 0;
  const errors = areNeighbors(typed, right) ? NEIGHBOR : 1;
  return isFirst ? errors + FIRST : errors;
}
