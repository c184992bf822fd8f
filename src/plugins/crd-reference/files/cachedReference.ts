import {statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {readReference} from './readReference';

type Read<T> = (source: ReferenceSource, version: ReferenceVersion) => T;

/**
 * Reads part of a docs version once for all pages, and again after any reference
 * file in any version was added, removed or changed. Build time stays linear in
 * the number of pages, and the dev server shows every edit.
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

/** Milliseconds for which one check of the files is valid for all pages. */
const FRESH_MS = 20;

let lastCheck = {siteDir: '', at: -Infinity, state: ''};

/** Changes whenever a reference file is added, removed or changed. */
function stateOf(source: ReferenceSource): string {
  const {siteDir, isFixed = false} = source;
  if (isFixed) return '';
  const at = performance.now();
  if (lastCheck.siteDir !== siteDir || at - lastCheck.at > FRESH_MS) {
    lastCheck = {siteDir, at, state: filesOf(source)};
  }
  return lastCheck.state;
}

function filesOf({siteDir, versions}: ReferenceSource): string {
  return versions
    .flatMap(({reference}) => {
      const whole = path.join(siteDir, reference);
      return filesBelow(whole).map((name) => {
        const {mtimeMs, size} = statSync(path.join(whole, name));
        return `${reference}/${name} ${mtimeMs} ${size}`;
      });
    })
    .join('\n');
}

/** The reference of a docs version; see `cachedByVersion`. */
export const cachedReference = cachedByVersion(readReference);
