/**
 * Formats rows as a plain-text table, with the first column aligned to the left
 * and the others to the right.
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((cell, index) =>
    Math.max(cell.length, ...rows.map((row) => (row[index] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return index === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** Kilobytes (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
