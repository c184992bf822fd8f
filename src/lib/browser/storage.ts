/**
 * Reads what this site has stored.
 *
 * @param parse - Returns `undefined` for an invalid value.
 * @returns `undefined` if the value is absent or invalid, or storage is blocked.
 */
export function readStored<T>(
  key: string,
  parse: (raw: string) => T | undefined,
): T | undefined {
  try {
    const raw = localStorage.getItem(key);
    return raw === null ? undefined : parse(raw);
  } catch {
    return undefined; // Storage is blocked, or `parse` failed.
  }
}

/** Stores a value, or removes it if it is `null`. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is blocked or full. The choice then lasts until the page is left.
  }
}
