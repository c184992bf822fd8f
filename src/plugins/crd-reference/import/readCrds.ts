import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../content-errors/contentError';
import {readYaml, type YamlPath} from '../../../content-errors/readYaml';

import {isRecord} from '@openchoreo/page-tools/isRecord';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import type {KindStructure} from '../model/model';

import {normaliseCrd} from './normaliseCrd';

/** What a file with CustomResourceDefinitions defines. */
export interface ReadDefinitions {
  /** The served versions of each kind, the stored one first. */
  readonly kinds: readonly (readonly KindStructure[])[];
  readonly errors: readonly ContentError[];
  /** Number of objects that aren't CustomResourceDefinitions. */
  readonly otherObjects: number;
}

/**
 * Reads a file, which can have one definition, several documents, or the list
 * that `kubectl get crd` prints.
 *
 * @param file - Its name in messages.
 * @param ref - Upstream's tag or commit, which each structure records.
 */
export function readDefinitions(
  bytes: Uint8Array,
  file: string,
  ref: string,
): ReadDefinitions {
  const {documents, errors: unreadable} = readYaml(bytes, file);
  const errors = [...unreadable];
  const objects = documents.flatMap((document) =>
    objectsOf(document.value).map((object) => ({document, ...object})),
  );
  const definitions = objects.filter(({value}) => isDefinition(value));
  const kinds = definitions
    .map(({document, value, at}) =>
      normaliseCrd(document, value, at, ref, errors),
    )
    .filter(({length}) => length > 0);
  const otherObjects = objects.length - definitions.length;
  return {kinds, errors, otherObjects};
}

/** The content of a folder with CustomResourceDefinitions. */
export interface ReadCrds {
  /** The stored version of each kind, sorted by kind. */
  readonly structures: readonly KindStructure[];
  readonly errors: readonly ContentError[];
  /** Number of YAML files. */
  readonly files: number;
  /** Number of objects that aren't CustomResourceDefinitions. */
  readonly otherObjects: number;
}

/**
 * Reads all YAML files below a folder.
 *
 * @param ref - Upstream's tag or commit, which each structure records.
 * @param onFile - Called before each file, to show progress.
 */
export async function readCrds(
  folder: string,
  ref: string,
  onFile: (file: string, index: number, total: number) => void = () =>
    undefined,
): Promise<ReadCrds> {
  const files = filesBelow(folder).filter((name) => /\.ya?ml$/u.test(name));
  const errors: ContentError[] = [];
  const found: {structure: KindStructure; file: string}[] = [];
  let otherObjects = 0;
  for (const [index, file] of files.entries()) {
    onFile(file, index, files.length);
    const bytes = await readFile(path.join(folder, file));
    const read = readDefinitions(bytes, file, ref);
    errors.push(...read.errors);
    otherObjects += read.otherObjects;
    for (const [stored] of read.kinds) {
      if (stored) found.push({structure: stored, file});
    }
  }
  if (files.length === 0) {
    const what = 'the folder has no .yaml file';
    const remedy =
      'Use the folder with the CustomResourceDefinitions, such as config/crd/bases.';
    errors.push(new ContentError({file: folder}, what, remedy));
  }
  errors.push(...rejectDuplicates(found));
  const structures = found
    .map(({structure}) => structure)
    .sort((left, right) => (left.kind < right.kind ? -1 : 1));
  return {structures, errors, files: files.length, otherObjects};
}

/** The items of a list, or the object itself. */
function objectsOf(value: unknown): {value: unknown; at: YamlPath}[] {
  if (!isRecord(value) || !/List$/u.test(String(value['kind']))) {
    return [{value, at: []}];
  }
  const items: readonly unknown[] = Array.isArray(value['items'])
    ? value['items']
    : [];
  return items.map((item, index) => ({value: item, at: ['items', index]}));
}

/** A patch of one, as beside `kustomization.yaml`, names no kind. */
function isDefinition(value: unknown): boolean {
  if (!isRecord(value) || value['kind'] !== 'CustomResourceDefinition') {
    return false;
  }
  const {spec} = value;
  return isRecord(spec) && ('names' in spec || 'group' in spec);
}

/**
 * A kind can be defined only once and in one group, because structure files,
 * pages and schemas are named after the kind.
 */
function rejectDuplicates(
  found: readonly {structure: KindStructure; file: string}[],
): ContentError[] {
  const first = new Map<string, (typeof found)[number]>();
  return found.flatMap((entry) => {
    const {group, kind} = entry.structure;
    const earlier = first.get(kind.toLowerCase()) ?? entry;
    first.set(kind.toLowerCase(), earlier);
    if (earlier === entry) return [];
    return new ContentError(
      {file: entry.file, key: 'spec.names.kind'},
      earlier.structure.group === group
        ? `kind ${kind} is already defined in ${earlier.file}`
        : `kind ${kind} is in group ${group} here, but in group ${earlier.structure.group} in ${earlier.file}`,
      'Remove one of the two files: pages and schemas are named after the kind.',
    );
  });
}
