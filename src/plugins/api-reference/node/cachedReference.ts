import path from 'node:path';

import {filesBelow} from '../../../lib/node/filesBelow';
import type {DocsVersion} from '../../../site/versions';

import {descriptionsFolder, referencesFile, structuresFolder} from './folders';
import {fingerprintOf, namesIn} from './readFolder';
import {readReference, type VersionReference} from './readReference';

interface Cached {
  readonly reading: Promise<Fingerprinted>;
  /** Time on the `performance` clock until which the files aren't checked again. */
  freshUntil: number;
}

interface Fingerprinted {
  readonly fingerprint: string;
  readonly reference: VersionReference;
  /** How long checking the files took, in milliseconds. */
  readonly checkedFor: number;
}

/** How long a check of the files is valid for all pages, in milliseconds. */
const FRESH_MS = 100;

/** Maximum share of the time spent on checking, however many files there are. */
const CHECKING_SHARE = 0.1;

const cache = new Map<string, Cached>();

/**
 * The reference of a docs version, read once for all pages and again when one of
 * its files changes. This keeps build time linear in the number of pages, and
 * the dev server shows every edit.
 */
export async function cachedReference(
  siteDir: string,
  version: DocsVersion,
): Promise<VersionReference> {
  const key = `${siteDir}\n${version.name}`;
  const cached = cache.get(key);
  const started = performance.now();
  if (cached !== undefined && started < cached.freshUntil) {
    return (await cached.reading).reference;
  }
  const entry: Cached = {
    reading: refresh(siteDir, version, cached?.reading),
    freshUntil: Infinity,
  };
  cache.set(key, entry);
  try {
    const {reference, checkedFor} = await entry.reading;
    entry.freshUntil =
      performance.now() + Math.max(FRESH_MS, checkedFor / CHECKING_SHARE);
    return reference;
  } catch (error) {
    cache.delete(key);
    throw error;
  }
}

async function refresh(
  siteDir: string,
  version: DocsVersion,
  before: Promise<Fingerprinted> | undefined,
): Promise<Fingerprinted> {
  const started = performance.now();
  const fingerprint = await fingerprintOfVersion(siteDir, version);
  const checkedFor = performance.now() - started;
  const earlier = await before;
  const reference =
    earlier?.fingerprint === fingerprint
      ? earlier.reference
      : await readReference(siteDir, version);
  return {fingerprint, reference, checkedFor};
}

/** Differs after any file of the reference was added, removed or changed. */
async function fingerprintOfVersion(
  siteDir: string,
  version: DocsVersion,
): Promise<string> {
  const pages = filesBelow(path.join(siteDir, version.folder, 'reference/api'));
  const folders = [structuresFolder(version), descriptionsFolder(version)];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await namesIn(path.join(siteDir, folder))).map(
        (name) => `${folder}/${name}`,
      ),
    ),
  );
  const data = [...files.flat(), referencesFile(version)];
  const prints = await Promise.all(
    data.map((file) => fingerprintOf(path.join(siteDir, file))),
  );
  return [...pages, ...prints].join('\n');
}
