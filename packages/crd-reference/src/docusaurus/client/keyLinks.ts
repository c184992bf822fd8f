import {createContext} from 'react';

/** A key of a manifest with the address of its field. */
export interface KeyLink {
  readonly at: {readonly line: number; readonly column: number};
  readonly href: string;
  readonly title?: string;
  readonly isStop: boolean;
}

/** The links of the code block around a component. */
export const KeyLinks = createContext<readonly KeyLink[]>([]);

/** The class of a line, by which a line knows its number. */
const LINE = 'crd-line-';

/** Adds its number to the classes of each line. */
export function withLineNumbers(
  count: number,
  classes: Readonly<Record<number, string[]>>,
): Record<number, string[]> {
  return Object.fromEntries(
    Array.from({length: count}, (_, index) => [
      index,
      [...(classes[index] ?? []), `${LINE}${index + 1}`],
    ]),
  );
}

/** The number of a line, and its other classes. */
export function lineNumber(classes: readonly string[] = []): {
  readonly line: number;
  readonly others: string[];
} {
  const own = classes.find((name) => name.startsWith(LINE));
  return {
    line: Number(own?.slice(LINE.length) ?? 0),
    others: classes.filter((name) => name !== own),
  };
}
