/** A table for `console.table`, by the name of each row. */
export type Rows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Kilobytes (1000 bytes) with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
