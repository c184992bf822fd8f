import path from 'node:path';

import type {DocsVersion} from '../../../site/versions';

import {descriptionsFolder, referencesFile, structuresFolder} from './folders';
import {fingerprintOf, namesIn} from './readFolder';
import {readReference, type VersionReference} from './readReference';

interface Cached {
  readonly reading: Promise<Fingerprinted>;
  /** On the clock of `performance`; until then the files are not looked at. */
  freshUntil: number;
}

interface Fingerprinted {
  readonly fingerprint: string;
  readonly reference: VersionReference;
  /** Milliseconds that the look at the files took. */
  readonly lookedFor: number;
}

/** Milliseconds for which one look at the files serves all pages. */
const FRESH_MS = 100;

/** Looking at the files may take this share of the time, however many. */
const LOOKING_SHARE = 0.1;

const cache = new Map<string, Cached>();

/**
 * The reference of a docs version, read once for all pages and again when one
 * of its files has changed, so that a build grows with the number of pages
 * and the dev server shows every edit.
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
    const {reference, lookedFor} = await entry.reading;
    entry.freshUntil =
      performance.now() + Math.max(FRESH_MS, lookedFor / LOOKING_SHARE);
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
  const lookedFor = performance.now() - started;
  const earlier = await before;
  const reference =
    earlier?.fingerprint === fingerprint
      ? earlier.reference
      : await readReference(siteDir, version);
  return {fingerprint, reference, lookedFor};
}

/** Changes when a file that the reference is made of comes, goes or changes. */
async function fingerprintOfVersion(
  siteDir: string,
  version: DocsVersion,
): Promise<string> {
  const pages = await namesIn(
    path.join(siteDir, version.folder, 'reference/api'),
    true,
  );
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
