import type {ContentError} from '../../../../lib/contentError';
import {DOCS_VERSIONS, type DocsVersion} from '../../../../site/versions';
import {
  createCatalog,
  type Catalog,
  type VersionData,
} from '../../engine/catalog';
import {cachedByVersion} from '../cachedReference';
import {readKinds, type ReadKinds} from '../readKinds';

import {readKubernetesSchemas} from './kubernetes/readSchemas';

/** The catalog of a docs version, with the mistakes in its structures. */
export interface ReadCatalog {
  readonly catalog: Catalog;
  readonly errors: readonly ContentError[];
}

/** Reads the kinds of a docs version; see `cachedByVersion`. */
export const readCatalog = cachedByVersion((siteDir, version): ReadCatalog => {
  const {data, errors} = readVersionData(siteDir, version);
  return {catalog: createCatalog(data, readKubernetesSchemas()), errors};
});

/** Reads what a catalog is made of, with the mistakes in the structures. */
export function readVersionData(
  siteDir: string,
  version: DocsVersion,
): {
  readonly data: VersionData;
  readonly errors: readonly ContentError[];
} {
  const own = readKinds(siteDir, version);
  const elsewhere = new Map<string, string>();
  for (const other of DOCS_VERSIONS) {
    if (other.name === version.name) continue;
    const {kinds}: ReadKinds = readKinds(siteDir, other);
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
