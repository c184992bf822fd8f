import {ContentError} from '../../../content-errors/contentError';

import {createCatalog, type VersionData} from '../model/catalog';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {cachedByVersion, cachedReference} from './cachedReference';

/**
 * Reads the catalog of a docs version, with the mistakes in its files; see
 * `cachedByVersion`.
 */
export const readCatalog = cachedByVersion((source, version) => {
  const {errors, platform} = cachedReference(source, version);
  const file = `${version.reference}/_platform.yaml`;
  const what = `the checks of ${version.label} need this file`;
  const remedy = 'Copy it from another docs version and adapt it.';
  const missing = new ContentError({file}, what, remedy);
  return {
    catalog: createCatalog(readVersionData(source, version)),
    errors: platform ? errors : [...errors, missing],
  };
});

/** Reads what a catalog is made of. */
export function readVersionData(
  source: ReferenceSource,
  version: ReferenceVersion,
): VersionData {
  const {kinds, platform, references} = cachedReference(source, version);
  const others = source.versions.filter(({name}) => name !== version.name);
  return {
    version: version.label,
    kinds: [...kinds.values()].map(({model}) => model),
    platform: platform ?? NO_PLATFORM,
    references: references.map(({note: _note, ...row}) => row),
    elsewhere: others.flatMap((other) =>
      [...cachedReference(source, other).kinds.keys()].map(
        (kind) => [kind, other.label] as const,
      ),
    ),
  };
}

const NO_PLATFORM = {
  ...{group: '-', groupWord: '-', openFields: {}, renamedFields: {}, files: {}},
};
