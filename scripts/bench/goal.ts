import {textTable} from '../size/table';

/** A figure of a benchmark with its goal, an upper limit. */
export interface Row {
  readonly what: string;
  readonly figure: number;
  readonly unit: '' | 'B' | 'kB' | 'GB' | 'ms' | '%';
  /** Absent for a figure that only explains the others. */
  readonly goal?: number;
}

/** A part of `npm run bench` that can be run by itself. */
export type Measure = () => Promise<readonly Row[]>;

/** @returns The middle value, or the lower one of two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

function shown(figure: number, unit: Row['unit']): string {
  const digits = unit === 'ms' || unit === '%' ? 0 : unit === 'kB' ? 1 : 2;
  return `${figure.toFixed(digits)} ${unit}`.trim();
}

/** Formats figures with their goals as a table. */
export function goalTable(rows: readonly Row[]): string {
  return textTable(
    ['what', 'figure', 'goal', 'reached'],
    rows.map(({what, figure, unit, goal}) => [
      what,
      shown(figure, unit),
      goal === undefined ? '' : shown(goal, unit),
      goal === undefined ? '' : figure <= goal ? 'yes' : 'NO',
    ]),
  );
}
