import {statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';

import {readReference} from './readReference';

type Read<T> = (siteDir: string, version: DocsVersion) => T;

/**
 * Reads part of a docs version once for all pages, and again after any reference
 * file in any version was added, removed or changed. Build time stays linear in
 * the number of pages, and the dev server shows every edit.
 */
export function cachedByVersion<T>(read: Read<T>): Read<T> {
  const cache = new Map<string, {state: string; result: T}>();
  return (siteDir, version) => {
    const key = `${siteDir}\n${version.name}`;
    const state = stateOf(siteDir);
    const cached = cache.get(key);
    if (cached?.state === state) return cached.result;
    const result = read(siteDir, version);
    cache.set(key, {state, result});
    return result;
  };
}

/** Milliseconds for which one check of the files is valid for all pages. */
const FRESH_MS = 20;

let lastCheck = {siteDir: '', at: -Infinity, state: ''};

/** Changes whenever a reference file is added, removed or changed. */
function stateOf(siteDir: string): string {
  const at = performance.now();
  if (lastCheck.siteDir !== siteDir || at - lastCheck.at > FRESH_MS) {
    lastCheck = {siteDir, at, state: filesOf(siteDir)};
  }
  return lastCheck.state;
}

function filesOf(siteDir: string): string {
  return DOCS_VERSIONS.flatMap(({folder}) => {
    const whole = path.join(siteDir, folder, 'reference/api');
    return filesBelow(whole).map((name) => {
      const {mtimeMs, size} = statSync(path.join(whole, name));
      return `${folder}/${name} ${mtimeMs} ${size}`;
    });
  }).join('\n');
}

/** The reference of a docs version; see `cachedByVersion`. */
export const cachedReference = cachedByVersion(readReference);
