/**
 * How many edits a query term may be away from an indexed one. Short terms get
 * none: one edit turns `env` into `dev`.
 *
 * @param term - Folded.
 * @returns Thresholds of 4 and 8 characters, as in Algolia's typo tolerance.
 */
export function editBudget(term: string): 0 | 1 | 2 {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

export interface EditDistances {
  /** Between both terms. */
  readonly whole: number;
  /** Between the query and the closest beginning of the candidate. */
  readonly prefix: number;
}

const COLUMNS = 66;
const newLine = () => new Uint8Array(COLUMNS + 8);
/** The last three lines of the table; all comparisons share them. */
const LINES = [newLine(), newLine(), newLine()] as const;
const NONE: EditDistances = {whole: Infinity, prefix: Infinity};

/**
 * Counts the insertions, deletions, replacements and swaps of neighbours
 * between two terms (optimal string alignment), giving up above the budget.
 *
 * @param query - At most 64 UTF-16 units are compared.
 * @param candidate - An indexed term.
 * @param budget - Distances above it come back as infinite.
 */
export function editDistances(
  query: string,
  candidate: string,
  budget: number,
): EditDistances {
  const height = Math.min(query.length, COLUMNS - 2);
  const width = Math.min(candidate.length, height + budget);
  let [beforeLast, last, row] = LINES;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let line = 1; line <= height; line += 1) {
    let lowest = line;
    row[0] = line;
    const unit = query.charCodeAt(line - 1);
    const unitBefore = query.charCodeAt(line - 2);
    for (let column = 1; column <= width; column += 1) {
      const other = candidate.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (unit === other ? 0 : 1),
      );
      if (
        line > 1 &&
        column > 1 &&
        unit === candidate.charCodeAt(column - 2) &&
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
  let prefix = Infinity;
  for (let column = 0; column <= width; column += 1) {
    prefix = Math.min(prefix, at(last, column));
  }
  const whole =
    width === candidate.length && query.length === height
      ? at(last, width)
      : Infinity;
  return {
    whole: whole <= budget ? whole : Infinity,
    prefix: prefix <= budget ? prefix : Infinity,
  };
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? Infinity;
}

/** Which letters a term has, one bit a letter; digits share the upper bits. */
export function letterSet(term: string): number {
  let set = 0;
  for (let place = 0; place < term.length; place += 1) {
    set |= 1 << (term.charCodeAt(place) & 31);
  }
  return set;
}

/** How many letters of the first set the second lacks. */
export function lettersMissing(wanted: number, found: number): number {
  let left = wanted & ~found;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
