import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

import {stringify} from 'yaml';

import type {KindStructure} from '../model/model';

/** What happened to the structure files, by file name, sorted. */
export interface WrittenStructures {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
}

/** `DeploymentPipeline` → `deploymentpipeline.yaml`. */
export function structureFileName(kind: string): string {
  return `${kind.toLowerCase()}.yaml`;
}

/** The text of a structure file. The same structure always gives the same text. */
export function formatStructure(structure: KindStructure): string {
  const body = stringify(structure, {
    aliasDuplicateObjects: false,
    lineWidth: 0,
  });
  return `${HEADER}\n${body}`;
}

const HEADER = '# Written by `npm run crds:import`. Do not edit.';

/**
 * Writes structures to a folder and removes all others from it. Files are
 * replaced atomically, so an interrupted run leaves no half file.
 */
export async function writeStructures(
  folder: string,
  structures: readonly KindStructure[],
): Promise<WrittenStructures> {
  await mkdir(folder, {recursive: true});
  const before = new Set(
    (await readdir(folder)).filter((name) => name.endsWith('.yaml')),
  );
  const written: Record<keyof WrittenStructures, string[]> = {
    added: [],
    removed: [],
    changed: [],
    unchanged: [],
  };
  for (const structure of structures) {
    const name = structureFileName(structure.kind);
    const file = path.join(folder, name);
    const bytes = formatStructure(structure);
    const old = before.delete(name) ? await readFile(file, 'utf8') : undefined;
    if (old === bytes) {
      written.unchanged.push(name);
      continue;
    }
    written[old === undefined ? 'added' : 'changed'].push(name);
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  }
  for (const name of [...before].sort()) {
    await rm(path.join(folder, name));
    written.removed.push(name);
  }
  return written;
}
