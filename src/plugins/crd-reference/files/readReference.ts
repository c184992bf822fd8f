import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {filesBelow} from '../../../lib/node/filesBelow';

import {referencesFile, type Reference} from '../model/facts';
import {fieldsByPath, fieldTree, type Field} from '../model/fields';
import type {KindModel} from '../model/model';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type Descriptions,
} from './descriptions';
import {readKinds} from './readKinds';
import {readTyped, type TypedYaml} from './readTyped';

/** One kind with its fields and their descriptions. */
export interface DescribedKind {
  readonly model: KindModel;
  /** `spec` first, `status` last. */
  readonly fields: readonly Field[];
  /** The same with all fields below, by path. */
  readonly rows: ReadonlyMap<string, Field>;
  /** Field path → Markdown, without fields that have no description. */
  readonly words: ReadonlyMap<string, string>;
  /** The kind's own descriptions file. */
  readonly descriptions?: Descriptions | undefined;
}

/** The reference of one docs version. */
export interface VersionReference {
  readonly version: ReferenceVersion;
  /** By the name of the kind. */
  readonly kinds: ReadonlyMap<string, DescribedKind>;
  readonly references: readonly Reference[];
  readonly referencesSource?: TypedYaml<readonly Reference[]> | undefined;
  /** Mistakes in the files; everything else can be used. */
  readonly errors: readonly ContentError[];
}

/** Reads structures, descriptions and references of a docs version. */
export function readReference(
  {siteDir}: ReferenceSource,
  version: ReferenceVersion,
): VersionReference {
  const structures = readKinds(siteDir, version);
  const errors = [...structures.errors];
  const folder = `${version.reference}/_descriptions`;
  const shapes = readTyped(
    siteDir,
    `${folder}/_shapes.yaml`,
    shapesFile,
    errors,
  );
  const kinds = new Map<string, DescribedKind>();
  for (const model of structures.kinds) {
    const {kind} = model;
    const file = `${folder}/${kind.toLowerCase()}.yaml`;
    const descriptions = readTyped(siteDir, file, descriptionsFile, errors);
    const fields = fieldTree(model.schema);
    const rows = fieldsByPath(fields);
    const paths = new Set(rows.keys());
    const words = descriptions
      ? mergeDescriptions(paths, descriptions, shapes, errors)
      : new Map<string, string>();
    kinds.set(kind, {model, fields, rows, words, descriptions});
    if (descriptions && descriptions.data.kind !== kind) {
      const what = `found kind ${descriptions.data.kind} in the file for ${kind}`;
      const place = descriptions.document.place(['kind']);
      errors.push(new ContentError(place, what, `Write \`kind: ${kind}\`.`));
    }
  }
  // An unreadable structure is an error already; its descriptions are fine.
  const known = new Set([
    '_shapes.yaml',
    ...structures.kinds.map(({kind}) => `${kind.toLowerCase()}.yaml`),
    ...errors.map(({place}) => path.posix.basename(place.file)),
  ]);
  for (const name of filesBelow(path.join(siteDir, folder))) {
    if (known.has(name)) continue;
    const what = 'this version has no kind with this name';
    const remedy = 'Rename the file after a kind, in lowercase, or remove it.';
    errors.push(new ContentError({file: `${folder}/${name}`}, what, remedy));
  }
  const file = `${version.reference}/_references.yaml`;
  const references = readTyped(siteDir, file, referencesFile, errors);
  return {
    ...{version, kinds, errors},
    references: references?.data ?? [],
    referencesSource: references,
  };
}
