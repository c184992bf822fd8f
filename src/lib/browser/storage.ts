/** Persistent storage, and storage that ends with the tab. */
type Area = 'localStorage' | 'sessionStorage';

/**
 * Reads what this site has stored.
 *
 * @param parse - Returns `undefined` for an invalid value.
 * @returns `undefined` if the value is absent or invalid, or storage is blocked.
 */
export function readStored<T>(
  key: string,
  parse: (raw: string) => T | undefined,
  area: Area = 'localStorage',
): T | undefined {
  try {
    const raw = window[area].getItem(key);
    return raw === null ? undefined : parse(raw);
  } catch {
    return undefined; // Storage is blocked, or `parse` failed.
  }
}

/** Stores a value, or removes it if it is `null`. */
export function writeStored(
  key: string,
  value: string | null,
  area: Area = 'localStorage',
): void {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Storage is blocked or full. The choice then lasts until the page is left.
  }
}
