import path from 'node:path';

import {ContentError} from '../../../lib/contentError';
import {filesBelow} from '../../../lib/node/filesBelow';
import type {YamlDocument} from '../../../lib/readYaml';
import type {DocsVersion} from '../../../site/versions';
import {fieldsByPath, fieldTree, type Field} from '../shared/flattenSchema';
import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type Descriptions,
  type Shapes,
  type WordsFault,
} from '../shared/mergeDescriptions';
import type {KindModel} from '../shared/model';
import {referencesFile, type Reference} from '../shared/references';

import {descriptionsFolder, referencesFile as referencesPath} from './folders';
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
  readonly descriptions?: WordsSource<Descriptions> | undefined;
}

/** A data file with the source positions of its values. */
export interface WordsSource<T> {
  readonly file: string;
  readonly data: T;
  readonly document: YamlDocument;
}

/** The reference of one docs version. */
export interface VersionReference {
  readonly version: DocsVersion;
  /** By the name of the kind. */
  readonly kinds: ReadonlyMap<string, DescribedKind>;
  readonly shapes?: WordsSource<Shapes> | undefined;
  /** Descriptions of shapes that some field uses. */
  readonly usedShapeWords: ReadonlySet<string>;
  readonly references: readonly Reference[];
  readonly referencesSource?: WordsSource<readonly Reference[]> | undefined;
  /** Mistakes in the files; everything else can be used. */
  readonly errors: readonly ContentError[];
}

/** Reads structures, descriptions and references of a docs version. */
export function readReference(
  siteDir: string,
  version: DocsVersion,
): VersionReference {
  const errors: ContentError[] = [];
  const collect = <T>(
    file: string,
    result: TypedYaml<T>,
  ): WordsSource<T> | undefined => {
    if (result.status === 'refused') errors.push(...result.errors);
    return result.status === 'read' ? {file, ...result} : undefined;
  };

  const structures = readKinds(siteDir, version);
  errors.push(...structures.errors);
  const folder = descriptionsFolder(version);
  const shapesPath = `${folder}/_shapes.yaml`;
  const shapes = collect(
    shapesPath,
    readTyped(siteDir, shapesPath, shapesFile),
  );
  const kinds = new Map<string, DescribedKind>();
  const usedShapeWords = new Set<string>();
  for (const model of structures.kinds) {
    const file = `${folder}/${model.kind.toLowerCase()}.yaml`;
    const descriptions = collect(
      file,
      readTyped(siteDir, file, descriptionsFile),
    );
    const fields = fieldTree(model.schema);
    const rows = fieldsByPath(fields);
    const merged = mergeDescriptions(
      new Set(rows.keys()),
      descriptions?.data ?? {kind: model.kind, shapes: {}, fields: {}},
      shapes?.data ?? {},
    );
    for (const key of merged.usedShapeWords) usedShapeWords.add(key);
    errors.push(
      ...placeFaults(merged.faults, {descriptions, shapes}),
      ...refuseOtherKind(model.kind, descriptions),
    );
    const {words} = merged;
    kinds.set(model.kind, {model, fields, rows, words, descriptions});
  }
  errors.push(...refuseOrphans(siteDir, folder, structures.kinds, errors));
  const referencesAt = referencesPath(version);
  const references = collect(
    referencesAt,
    readTyped(siteDir, referencesAt, referencesFile),
  );
  return {
    version,
    kinds,
    shapes,
    usedShapeWords,
    references: references?.data ?? [],
    referencesSource: references,
    errors,
  };
}

/** Turns mistakes in descriptions into errors with lines. */
function placeFaults(
  faults: readonly WordsFault[],
  sources: {
    readonly [File in WordsFault['file']]: WordsSource<unknown> | undefined;
  },
): ContentError[] {
  return faults.flatMap(({file, at, what, remedy}) => {
    const place = sources[file]?.document.place(at);
    return place === undefined ? [] : [new ContentError(place, what, remedy)];
  });
}

/** A descriptions file must have the kind that it is named after. */
function refuseOtherKind(
  kind: string,
  descriptions: WordsSource<Descriptions> | undefined,
): ContentError[] {
  if (descriptions === undefined || descriptions.data.kind === kind) return [];
  return [
    new ContentError(
      descriptions.document.place(['kind']),
      `found kind ${descriptions.data.kind} in the file of ${kind}`,
      `Write \`kind: ${kind}\`.`,
    ),
  ];
}

/** Rejects descriptions of kinds that the version lacks. */
function refuseOrphans(
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
  return filesBelow(path.join(siteDir, folder))
    .filter((name) => !expected.has(name) && !unreadable.has(name))
    .map(
      (name) =>
        new ContentError(
          {file: `${folder}/${name}`},
          'no kind of this version has this name',
          'Rename the file to a kind in lower case, or remove it.',
        ),
    );
}
