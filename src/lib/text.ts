/**
 * Turns a text into a part of an id or address: `From an image` → `from-an-image`.
 *
 * @returns Lower-case ASCII letters and digits joined by hyphens; empty if the
 *   text has neither.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
