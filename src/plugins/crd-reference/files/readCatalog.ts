import {existsSync} from 'node:fs';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';

import {createCatalog, type VersionData} from '../model/catalog';
import {platformFile, referencesFile} from '../model/facts';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {cachedByVersion, cachedReference} from './cachedReference';
import {readKinds} from './readKinds';
import {readTyped} from './readTyped';

/**
 * Reads the catalog of a docs version, with the mistakes in its structures; see
 * `cachedByVersion`.
 */
export const readCatalog = cachedByVersion((source, version) => {
  const {data, errors} = readVersionData(source, version);
  return {catalog: createCatalog(data), errors};
});

/** Reads what a catalog is made of, with the mistakes in its files. */
export function readVersionData(
  {siteDir, versions}: ReferenceSource,
  version: ReferenceVersion,
): {readonly data: VersionData; readonly errors: readonly ContentError[]} {
  const own = readKinds(siteDir, version);
  const errors = [...own.errors];
  const elsewhere = versions
    .filter(({name}) => name !== version.name)
    .flatMap((other) =>
      readKinds(siteDir, other).kinds.map(
        ({kind}) => [kind, other.label] as const,
      ),
    );
  const facts = `${version.reference}/_platform.yaml`;
  const platform = readTyped(siteDir, facts, platformFile, errors);
  if (!existsSync(path.join(siteDir, facts))) {
    const what = `the checks of ${version.label} need this file`;
    const remedy = 'Copy it from another docs version and adapt it.';
    errors.push(new ContentError({file: facts}, what, remedy));
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
      kinds: own.kinds.map(({file: _file, page: _page, ...kind}) => kind),
      platform:
        platform?.data ?? platformFile.parse({group: '-', groupWord: '-'}),
      references: (references?.data ?? []).map(({note: _note, ...row}) => row),
      elsewhere,
    },
    errors,
  };
}

/** Data about the kinds of a docs version, for programs that explain them. */
export interface ToolData {
  readonly manifests: VersionData;
  /** By kind: pairs of a field path and its description in Markdown. */
  readonly words: Readonly<
    Record<string, readonly (readonly [path: string, words: string])[]>
  >;
}

export function readToolData(
  source: ReferenceSource,
  version: ReferenceVersion,
): ToolData {
  const {kinds} = cachedReference(source, version);
  return {
    manifests: readVersionData(source, version).data,
    words: Object.fromEntries(
      [...kinds].map(([kind, {words}]) => [kind, [...words]]),
    ),
  };
}
