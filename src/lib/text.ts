/**
 * A text as part of an id or address: `From an image` → `from-an-image`.
 *
 * @returns Lower-case ASCII letters and digits joined by hyphens; empty when
 *   the text has none.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
