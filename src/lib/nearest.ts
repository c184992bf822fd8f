/**
 * The candidate that a misspelt word most probably meant: the fewest edits,
 * at most a third of its length. `undefined` when none is near.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let fewest = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}

/** Insertions, deletions and replacements that turn one word into the other. */
function editDistance(from: string, to: string): number {
  let above = Array.from({length: to.length + 1}, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + changed,
        ),
      );
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
