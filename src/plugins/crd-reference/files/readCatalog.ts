import {createCatalog, type VersionData} from '../model/catalog';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

import {cachedByVersion, cachedReference} from './cachedReference';

/** Reads the catalog of a docs version, with the mistakes in its files. */
export const readCatalog = cachedByVersion((source, version) => ({
  catalog: createCatalog(readVersionData(source, version)),
  errors: cachedReference(source, version).errors,
}));

/** Reads what a catalog is made of. */
export function readVersionData(
  source: ReferenceSite,
  version: ReferenceVersion,
): VersionData {
  const {kinds, platform, references} = cachedReference(source, version);
  const others = source.versions.filter(({name}) => name !== version.name);
  return {
    version: version.label,
    kinds: [...kinds.values()].map(({model}) => model),
    platform,
    references: references.map(({note: _note, ...row}) => row),
    elsewhere: others.flatMap((other) =>
      [...cachedReference(source, other).kinds.keys()].map(
        (kind) => [kind, other.label] as const,
      ),
    ),
  };
}
