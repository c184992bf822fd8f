/**
 * Finds the first line with so many open brackets (`[[[[…`) that a recursive
 * parser would overflow its stack. Brackets inside strings count too, which
 * doesn't matter: no real file has that many on one line.
 *
 * @param most - How many brackets may be open at once.
 * @returns The line, counted from 1; `undefined` if there is none.
 */
export function lineNestedTooDeep(
  text: string,
  most: number,
): number | undefined {
  let line = 1;
  let open = 0;
  for (const character of text) {
    if (character === '\n') {
      line += 1;
      open = 0;
    } else if (character === '[' || character === '{') {
      open += 1;
      if (open > most) return line;
    } else if (character === ']' || character === '}') {
      open -= 1;
    }
  }
  return undefined;
}
