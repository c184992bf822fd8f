/**
 * Turns a text into a part of an id or address: `From an image` → `from-an-image`.
 *
 * @returns Lowercase ASCII letters and digits joined by hyphens; empty if the
 *   text has neither.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A number of things: `1 field`, `2 fields`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Creates a function that adds a number to an id that it has returned before. */
export function uniqueIds(): (id: string) => string {
  const used = new Set<string>();
  return (id) => {
    let unique = id;
    for (let count = 2; used.has(unique); count += 1) unique = `${id}-${count}`;
    used.add(unique);
    return unique;
  };
}
