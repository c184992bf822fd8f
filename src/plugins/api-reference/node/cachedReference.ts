import {statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '../../../lib/node/filesBelow';
import {DOCS_VERSIONS, type DocsVersion} from '../../../site/versions';

import {readReference} from './readReference';

type Read<T> = (siteDir: string, version: DocsVersion) => T;

/**
 * Reads something of a docs version once for all pages, and again after a file of
 * the reference of any version was added, removed or changed. This keeps build
 * time linear in the number of pages, and the dev server shows every edit.
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

/** How long a look at the files is valid for all pages, in milliseconds. */
const FRESH_MS = 20;

let looked = {siteDir: '', at: -Infinity, state: ''};

/** Differs after any file of a reference was added, removed or changed. */
function stateOf(siteDir: string): string {
  const at = performance.now();
  if (looked.siteDir !== siteDir || at - looked.at > FRESH_MS) {
    looked = {siteDir, at, state: filesOf(siteDir)};
  }
  return looked.state;
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
