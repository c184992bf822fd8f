import {statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../../lib/node/filesBelow';

import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {readReference} from './readReference';

type Read<T> = (source: ReferenceSource, version: ReferenceVersion) => T;

/**
 * Reads part of a docs version once for all pages, and again after a reference
 * file of any version has changed.
 */
export function cachedByVersion<T>(read: Read<T>): Read<T> {
  const cache = new Map<string, {state: string; result: T}>();
  return (source, version) => {
    const key = `${source.siteDir}\n${version.name}`;
    const state = stateOf(source);
    const cached = cache.get(key);
    if (cached?.state === state) return cached.result;
    const result = read(source, version);
    cache.set(key, {state, result});
    return result;
  };
}

function stateOf({siteDir, versions}: ReferenceSource): string {
  return versions
    .flatMap(({reference}) => {
      const folder = path.join(siteDir, reference);
      return filesBelow(folder).map(
        (name) => `${name} ${statSync(path.join(folder, name)).mtimeMs}`,
      );
    })
    .join('\n');
}

/** The reference of a docs version; see `cachedByVersion`. */
export const cachedReference = cachedByVersion(readReference);
