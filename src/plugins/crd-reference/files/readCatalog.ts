import type {ContentError} from '../../../content-errors/contentError';

import {createCatalog, type VersionData} from '../engine/catalog';
import {referencesFile} from '../model/references';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';
import {cachedByVersion} from './cachedReference';
import {readKinds} from './readKinds';
import {readPlatformFacts} from './readPlatformFacts';

import {KUBERNETES_FILE} from './kubernetesFile';
import {readTyped} from './readTyped';

/**
 * Reads the catalog of a docs version, with the mistakes in its structures; see
 * `cachedByVersion`.
 */
export const readCatalog = cachedByVersion((source, version) => {
  const {data, errors} = readVersionData(source, version);
  return {catalog: createCatalog(data, KUBERNETES_FILE), errors};
});

/** Reads what a catalog is made of, with the mistakes in the structures. */
export function readVersionData(
  {siteDir, versions}: ReferenceSource,
  version: ReferenceVersion,
): {
  readonly data: VersionData;
  readonly errors: readonly ContentError[];
} {
  const own = readKinds(siteDir, version);
  const errors = [...own.errors];
  const elsewhere = new Map<string, string>();
  for (const other of versions) {
    if (other.name === version.name) continue;
    for (const {kind} of readKinds(siteDir, other).kinds) {
      elsewhere.set(kind, other.label);
    }
  }
  // The check of the reference reports the mistakes in this file.
  const references = readTyped(
    siteDir,
    `${version.reference}/_references.yaml`,
    referencesFile,
    [],
  );
  return {
    data: {
      version: version.label,
      kinds: own.kinds.map(
        ({docsVersion: _version, file: _file, page: _page, ...kind}) => kind,
      ),
      platform: readPlatformFacts(siteDir, version, own.kinds, errors),
      references: (references?.data ?? []).map(({note: _note, ...row}) => row),
      elsewhere: [...elsewhere],
    },
    errors,
  };
}
