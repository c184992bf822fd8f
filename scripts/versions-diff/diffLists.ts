/** What became of one item of two lists. */
export interface Edit {
  readonly change: 'same' | 'removed' | 'added';
  readonly item: string;
}

/**
 * Tells what to remove from `before` and to add to it to get `after`, with as
 * much left as possible (longest common subsequence).
 *
 * @returns Every item of both lists, in order; what is removed stands before
 *   what is added in its place.
 */
export function diffLists(
  before: readonly string[],
  after: readonly string[],
): Edit[] {
  const start = commonLength(before, after, (list, index) => list[index]);
  const end = commonLength(
    before.slice(start),
    after.slice(start),
    (list, index) => list[list.length - 1 - index],
  );
  return [
    ...before.slice(0, start).map(same),
    ...diffMiddles(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...before.slice(before.length - end).map(same),
  ];
}

function commonLength(
  before: readonly string[],
  after: readonly string[],
  at: (list: readonly string[], index: number) => string | undefined,
): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && at(before, length) === at(after, length)) length++;
  return length;
}

function diffMiddles(
  before: readonly string[],
  after: readonly string[],
): Edit[] {
  const common = commonTable(before, after);
  const at = (row: number, column: number): number =>
    common[row]?.[column] ?? 0;
  const edits: Edit[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      edits.push(same(old));
      row++;
      column++;
    } else if (
      old !== undefined &&
      (young === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      edits.push({change: 'removed', item: old});
      row++;
    } else if (young !== undefined) {
      edits.push({change: 'added', item: young});
      column++;
    }
  }
  return edits;
}

/** For each pair of ends, how much the rests of the lists have in common. */
function commonTable(
  before: readonly string[],
  after: readonly string[],
): Uint32Array[] {
  const table = Array.from(
    {length: before.length + 1},
    () => new Uint32Array(after.length + 1),
  );
  for (let row = before.length - 1; row >= 0; row--) {
    const [own, next] = [table[row], table[row + 1]];
    if (!own || !next) continue;
    for (let column = after.length - 1; column >= 0; column--) {
      own[column] =
        before[row] === after[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, own[column + 1] ?? 0);
    }
  }
  return table;
}

function same(item: string): Edit {
  return {change: 'same', item};
}
