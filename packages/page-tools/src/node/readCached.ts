import {readFileSync, statSync} from 'node:fs';

/**
 * Creates a reader that parses a file again only after it has changed.
 *
 * @returns `undefined` for a file that does not exist.
 */
export function readCached<T, Context extends readonly unknown[]>(
  parse: (bytes: Uint8Array, ...context: Context) => T,
): (file: string, ...context: Context) => T | undefined {
  const cache = new Map<string, {mtimeMs: number; value: T}>();
  return (file, ...context) => {
    const mtimeMs = statSync(file, {throwIfNoEntry: false})?.mtimeMs;
    if (mtimeMs === undefined) return undefined;
    const cached = cache.get(file);
    if (cached?.mtimeMs === mtimeMs) return cached.value;
    const value = parse(readFileSync(file), ...context);
    cache.set(file, {mtimeMs, value});
    return value;
  };
}
