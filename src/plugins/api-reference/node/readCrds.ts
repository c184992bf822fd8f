import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../lib/contentError';
import {isRecord} from '../../../lib/isRecord';
import {readYaml, type YamlPath} from '../../../lib/readYaml';
import type {KindStructure} from '../shared/model';

import {normaliseCrd} from './normaliseCrd';
import {namesIn} from './readFolder';

/** What a folder of CustomResourceDefinitions holds. */
export interface ReadCrds {
  /** Sorted by kind. */
  readonly structures: readonly KindStructure[];
  readonly errors: readonly ContentError[];
  /** YAML files that were read, and objects in them that are no definition. */
  readonly files: number;
  readonly otherObjects: number;
}

/**
 * Reads all YAML files below a folder: one definition a file as a repository
 * keeps them, several documents a file, or the list of `kubectl get crd`.
 *
 * @param ref - Upstream's tag or commit, kept in each structure.
 * @param onFile - Called before each file, for a line of progress.
 */
export async function readCrds(
  folder: string,
  ref: string,
  onFile: (file: string, index: number, total: number) => void = () =>
    undefined,
): Promise<ReadCrds> {
  const files = (await namesIn(folder, true)).filter((name) =>
    /\.ya?ml$/u.test(name),
  );
  const errors: ContentError[] = [];
  const found: {structure: KindStructure; file: string}[] = [];
  let otherObjects = 0;
  for (const [index, file] of files.entries()) {
    onFile(file, index, files.length);
    const {documents, errors: unreadable} = readYaml(
      await readFile(path.join(folder, file)),
      file,
    );
    errors.push(...unreadable);
    for (const document of documents) {
      for (const {value, at} of objectsOf(document.value)) {
        if (!isDefinition(value)) {
          otherObjects += 1;
          continue;
        }
        const crd = normaliseCrd(document, value, at, ref);
        if (crd.status === 'read') found.push({...crd, file});
        else errors.push(...crd.errors);
      }
    }
  }
  if (files.length === 0) {
    errors.push(
      new ContentError(
        {file: folder},
        'the folder holds no .yaml file',
        'Name the folder of the CustomResourceDefinitions, such as config/crd/bases.',
      ),
    );
  }
  errors.push(...refuseRepeated(found));
  const structures = found
    .map(({structure}) => structure)
    .sort((left, right) => (left.kind < right.kind ? -1 : 1));
  return {structures, errors, files: files.length, otherObjects};
}

/** The items of a list, or the object itself. */
function objectsOf(value: unknown): {value: unknown; at: YamlPath}[] {
  if (isRecord(value) && value['kind'] === 'List') {
    const {items} = value;
    return Array.isArray(items)
      ? items.map((item: unknown, index) => ({
          value: item,
          at: ['items', index],
        }))
      : [];
  }
  return [{value, at: []}];
}

function isDefinition(value: unknown): boolean {
  return isRecord(value) && value['kind'] === 'CustomResourceDefinition';
}

/**
 * One kind is one structure file and one page, so a kind may come once, and
 * in one group.
 */
function refuseRepeated(
  found: readonly {structure: KindStructure; file: string}[],
): ContentError[] {
  const first = new Map<string, {structure: KindStructure; file: string}>();
  return found.flatMap((entry) => {
    const name = entry.structure.kind.toLowerCase();
    const earlier = first.get(name);
    if (earlier === undefined) {
      first.set(name, entry);
      return [];
    }
    const {group, kind} = entry.structure;
    return [
      new ContentError(
        {file: entry.file, key: 'spec.names.kind'},
        earlier.structure.group === group
          ? `kind ${kind} is defined a second time; the first is in ${earlier.file}`
          : `kind ${kind} is in group ${group}, and in group ${earlier.structure.group} in ${earlier.file}`,
        'Leave one of the two files out of the folder: pages and schemas are named for the kind.',
      ),
    ];
  });
}
