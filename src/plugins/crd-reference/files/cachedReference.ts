import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

import {readReference} from './readReference';

type Read<T> = (source: ReferenceSite, version: ReferenceVersion) => T;

const caches: Map<string, unknown>[] = [];

/** Reads part of a docs version once for all pages. */
export function cachedByVersion<T>(read: Read<T>): Read<T> {
  const cache = new Map<string, T>();
  caches.push(cache);
  return (source, version) => {
    const key = `${source.siteDir}\n${version.name}`;
    const result = cache.get(key) ?? read(source, version);
    cache.set(key, result);
    return result;
  };
}

/** Has everything read again, after a file has changed. */
export function forgetReferences(): void {
  for (const cache of caches) cache.clear();
}

/** The reference of a docs version; see `cachedByVersion`. */
export const cachedReference = cachedByVersion(readReference);
