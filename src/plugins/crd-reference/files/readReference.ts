import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import type {z} from 'zod';

import {filesBelow} from '../../../lib/node/filesBelow';
import {fieldsByPath, fieldTree, type Field} from '../model/fields';
import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type Descriptions,
  type Shapes,
} from '../model/mergeDescriptions';
import type {KindModel} from '../model/model';
import {referencesFile, type Reference} from '../model/facts';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

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
  readonly descriptions?: TypedYaml<Descriptions> | undefined;
}

/** The reference of one docs version. */
export interface VersionReference {
  readonly version: ReferenceVersion;
  /** By the name of the kind. */
  readonly kinds: ReadonlyMap<string, DescribedKind>;
  readonly shapes?: TypedYaml<Shapes> | undefined;
  /** Descriptions of shapes that some field uses. */
  readonly usedShapeDescriptions: ReadonlySet<string>;
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
  const read = <T>(file: string, schema: z.ZodType<T>) =>
    readTyped(siteDir, file, schema, errors);
  const shapes = read(`${folder}/_shapes.yaml`, shapesFile);
  const kinds = new Map<string, DescribedKind>();
  const usedShapeDescriptions = new Set<string>();
  for (const model of structures.kinds) {
    const {kind} = model;
    const file = `${folder}/${kind.toLowerCase()}.yaml`;
    const descriptions = read(file, descriptionsFile);
    const sources = {descriptions, shapes};
    const fields = fieldTree(model.schema);
    const rows = fieldsByPath(fields);
    const merged = mergeDescriptions(
      new Set(rows.keys()),
      descriptions?.data ?? {kind, shapes: {}, fields: {}},
      shapes?.data ?? {},
      (source, at, what, remedy) => {
        const place = sources[source]?.document.place(at);
        if (place) errors.push(new ContentError(place, what, remedy));
      },
    );
    for (const key of merged.usedShapeDescriptions)
      usedShapeDescriptions.add(key);
    if (descriptions && descriptions.data.kind !== kind) {
      errors.push(
        new ContentError(
          descriptions.document.place(['kind']),
          `found kind ${descriptions.data.kind} in the file for ${kind}`,
          `Write \`kind: ${kind}\`.`,
        ),
      );
    }
    const {words} = merged;
    kinds.set(kind, {model, fields, rows, words, descriptions});
  }
  errors.push(...rejectOrphans(siteDir, folder, structures.kinds, errors));
  const references = read(
    `${version.reference}/_references.yaml`,
    referencesFile,
  );
  return {
    version,
    kinds,
    shapes,
    usedShapeDescriptions,
    references: references?.data ?? [],
    referencesSource: references,
    errors,
  };
}

/** Rejects descriptions of kinds that the version lacks. */
function rejectOrphans(
  siteDir: string,
  folder: string,
  kinds: readonly KindModel[],
  known: readonly ContentError[],
): ContentError[] {
  // An unreadable structure is an error already; its descriptions are fine.
  const unreadable = new Set(
    known.map(({place}) => path.posix.basename(place.file)),
  );
  const expected = new Set([
    '_shapes.yaml',
    ...kinds.map(({kind}) => `${kind.toLowerCase()}.yaml`),
  ]);
  return filesBelow(path.join(siteDir, folder)).flatMap((name) => {
    if (expected.has(name) || unreadable.has(name)) return [];
    return new ContentError(
      {file: `${folder}/${name}`},
      'this version has no kind with this name',
      'Rename the file after a kind, in lowercase, or remove it.',
    );
  });
}
