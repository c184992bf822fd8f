/**
 * Reads a preference.
 *
 * @param parse - Gives `undefined` for what it does not know.
 * @returns `undefined` when the value is absent, blocked or not valid.
 */
export function readStored<T>(
  key: string,
  parse: (raw: string) => T | undefined,
): T | undefined {
  try {
    const raw = window.localStorage.getItem(key);
    return raw === null ? undefined : parse(raw);
  } catch {
    return undefined; // Storage is blocked, or `parse` met garbage.
  }
}

/** Stores a preference, or removes it for `null`; for the visit only if blocked. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full: the page keeps what it shows.
  }
}
