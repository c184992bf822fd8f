/**
 * The first line with more brackets open on it than a parser that calls itself
 * can bear: `[[[[…`. Found before the text is parsed. Brackets in text count
 * as well, which no file with so many on a line can mind.
 *
 * @param most - Brackets that may be open at once.
 * @returns Counted from 1; `undefined` when there is none.
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
