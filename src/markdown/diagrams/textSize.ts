/** Line height over font size. */
export const LINE_HEIGHT = 1.3;

/**
 * Advance widths in em: the larger of Verdana's and DejaVu Sans's, the widest
 * fonts that systems use for text. The first row that has a letter counts.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ ijlI.,:;'|!]/u, 0.36],
  [/[frt()[\]/\\{}"*-]/u, 0.46],
  [/[a-ln-vx-z0-9_$?]/u, 0.636],
  [/[A-LN-VX-Z]/u, 0.79],
  [/[\0-\u{10ff}]/u, 1],
  [/./u, 1.4],
];

/** Bold letters over regular ones. */
const BOLD = 1.13;

/**
 * Measures text in the widest usual font: the reader's is not known at build
 * time, and its words must fit.
 *
 * @param size - Font size, in the unit of the result.
 */
export function textSize(
  text: string,
  size: number,
  isBold = false,
): {width: number; height: number} {
  const widthOf = (letter: string): number =>
    WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  const lines = text
    .split('\n')
    .map((line) =>
      Array.from(line).reduce((sum, one) => sum + widthOf(one), 0),
    );
  return {
    width: Math.max(...lines) * size * (isBold ? BOLD : 1),
    height: lines.length * size * LINE_HEIGHT,
  };
}
