/** Edit distances between two texts, infinite if above the budget. */
export interface EditDistances {
  /** Distance between both texts. */
  readonly whole: number;
  /** Distance between the first text and the closest prefix of the second. */
  readonly prefix: number;
}

const NONE: EditDistances = {whole: Infinity, prefix: Infinity};

const newLines = (columns: number) =>
  [
    new Uint16Array(columns),
    new Uint16Array(columns),
    new Uint16Array(columns),
  ] as const;

/** The last three rows of the table, reused by all comparisons. */
let lines = newLines(64);

/**
 * Counts insertions, deletions, substitutions and transpositions between two
 * texts (optimal string alignment distance), and gives up above the budget.
 */
export function editDistances(
  from: string,
  to: string,
  budget: number,
): EditDistances {
  const height = from.length;
  const width = Math.min(to.length, height + budget);
  if (width >= lines[0].length) lines = newLines(width + 1);
  let [beforeLast, last, row] = lines;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= height; line += 1) {
    let lowest = line;
    row[0] = line;
    const unit = from.charCodeAt(line - 1);
    const unitBefore = from.charCodeAt(line - 2);
    for (let column = 1; column <= width; column += 1) {
      const other = to.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (unit === other ? 0 : 1),
      );
      if (
        line > 1 &&
        column > 1 &&
        unit === to.charCodeAt(column - 2) &&
        unitBefore === other
      ) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      }
      row[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > budget) return NONE;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const prefix = Math.min(...last.subarray(0, width + 1));
  const whole = width === to.length ? at(last, width) : Infinity;
  return {
    whole: whole <= budget ? whole : Infinity,
    prefix: prefix <= budget ? prefix : Infinity,
  };
}

function at(row: Uint16Array, column: number): number {
  return row[column] ?? Infinity;
}
