import {readFileSync, statSync} from 'node:fs';

/**
 * Creates a reader that parses a file again only after it has changed.
 *
 * @returns `undefined` for a file that does not exist.
 */
export function readCached<T, Context extends readonly unknown[]>(
  parse: (bytes: Uint8Array, ...context: Context) => T,
): (file: string, ...context: Context) => T | undefined {
  const cache = new Map<string, {state: string; value: T}>();
  return (file, ...context) => {
    const found = statSync(file, {throwIfNoEntry: false});
    if (!found) return undefined;
    const state = `${found.mtimeMs}:${found.size}`;
    const cached = cache.get(file);
    if (cached?.state === state) return cached.value;
    const value = parse(readFileSync(file), ...context);
    cache.set(file, {state, value});
    return value;
  };
}
