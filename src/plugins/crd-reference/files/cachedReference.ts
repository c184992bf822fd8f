import type {Catalog} from '../model/catalog';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';
import {readReference, type VersionReference} from './readReference';

const cache = new Map<string, VersionReference>();

/** Reads the reference of a docs version once for all pages. */
export function cachedReference(
  source: ReferenceSite,
  version: ReferenceVersion,
): VersionReference {
  const key = `${source.siteDir}\n${version.name}`;
  const reference = cache.get(key) ?? readReference(source, version);
  cache.set(key, reference);
  return reference;
}

/** Has everything read again, after a file has changed. */
export function forgetReferences(): void {
  cache.clear();
}

/** Reads a catalog without the kinds of Kubernetes, as it is written for browsers. */
export function readVersionData(
  source: ReferenceSite,
  version: ReferenceVersion,
): Catalog {
  const {kinds, platform, references} = cachedReference(source, version);
  const elsewhere: [kind: string, version: string][] = [];
  for (const other of source.versions) {
    for (const kind of cachedReference(source, other).kinds.keys()) {
      if (!kinds.has(kind)) elsewhere.push([kind, other.label]);
    }
  }
  return {
    version: version.label,
    kinds: [...kinds.values()].map(({model}) => model),
    platform,
    references: references.map(({note: _note, ...row}) => row),
    elsewhere,
  };
}
