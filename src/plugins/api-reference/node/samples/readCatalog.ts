import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';

import type {ContentError} from '../../../../lib/contentError';
import {DOCS_VERSIONS, type DocsVersion} from '../../../../site/versions';
import {
  createCatalog,
  type Catalog,
  type VersionData,
} from '../../engine/catalog';
import {structuresFolder} from '../folders';
import {readKinds, type ReadKinds} from '../readKinds';

import {readKubernetesSchemas} from './kubernetes/readSchemas';

/** The catalog of a docs version, with the mistakes in its structures. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  readonly errors: readonly ContentError[];
}

const cache = new Map<string, {state: string; read: Promise<ReadCatalog>}>();

/**
 * Reads the kinds of a docs version once, and again after a structure file of any
 * version was changed.
 *
 * @param siteDir - Root of the repository.
 */
export async function readCatalog(
  siteDir: string,
  version: DocsVersion,
): Promise<ReadCatalog> {
  const states = await Promise.all(
    DOCS_VERSIONS.map((each) => folderState(siteDir, each)),
  );
  const state = states.join('\n');
  const key = `${siteDir}\n${version.name}`;
  const cached = cache.get(key);
  if (cached?.state === state) return cached.read;
  const read = readAll(siteDir, version);
  cache.set(key, {state, read});
  return read;
}

async function readAll(
  siteDir: string,
  version: DocsVersion,
): Promise<ReadCatalog> {
  const {data, errors} = await readVersionData(siteDir, version);
  return {catalog: createCatalog(data, readKubernetesSchemas()), errors};
}

/** Reads what a catalog is made of, with the mistakes in the structures. */
export async function readVersionData(
  siteDir: string,
  version: DocsVersion,
): Promise<{
  readonly data: VersionData;
  readonly errors: readonly ContentError[];
}> {
  const own = await readKinds(siteDir, version);
  const elsewhere = new Map<string, string>();
  for (const other of DOCS_VERSIONS) {
    if (other.name === version.name) continue;
    const {kinds}: ReadKinds = await readKinds(siteDir, other);
    for (const {kind} of kinds) elsewhere.set(kind, other.label);
  }
  return {
    data: {
      version: version.label,
      kinds: own.kinds.map(
        ({docsVersion: _version, file: _file, ...kind}) => kind,
      ),
      elsewhere: [...elsewhere],
    },
    errors: own.errors,
  };
}

/** Differs after a structure file was changed. */
async function folderState(
  siteDir: string,
  version: DocsVersion,
): Promise<string> {
  const folder = path.join(siteDir, structuresFolder(version));
  let names: string[];
  try {
    names = (await readdir(folder)).sort();
  } catch {
    return ''; // The version has no structures.
  }
  const states = await Promise.all(
    names.map(async (name) => {
      const {mtimeMs, size} = await stat(path.join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    }),
  );
  return states.join('\n');
}
