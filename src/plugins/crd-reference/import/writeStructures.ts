import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {stringify} from 'yaml';

import type {KindStructure} from '../model/model';

/** `DeploymentPipeline` → `deploymentpipeline.yaml`. */
export function structureFileName(kind: string): string {
  return `${kind.toLowerCase()}.yaml`;
}

/** The text of a structure file. The same structure always gives the same text. */
export function formatStructure(structure: KindStructure): string {
  const options = {aliasDuplicateObjects: false, lineWidth: 0};
  return `# Written by \`npm run crds:import\`. Do not edit.\n${stringify(structure, options)}`;
}

/**
 * Writes structures to a folder and removes all others from it.
 *
 * @returns A line for each file that changed.
 */
export async function writeStructures(
  folder: string,
  structures: readonly KindStructure[],
): Promise<readonly string[]> {
  await mkdir(folder, {recursive: true});
  const names = await readdir(folder);
  const gone = new Set(names.filter((name) => name.endsWith('.yaml')));
  const lines: string[] = [];
  for (const structure of structures) {
    const name = structureFileName(structure.kind);
    const file = path.join(folder, name);
    const text = formatStructure(structure);
    const isOld = gone.delete(name);
    if (isOld && (await readFile(file, 'utf8')) === text) continue;
    await writeFile(file, text);
    lines.push(`${isOld ? 'changed' : 'added'} ${name}`);
  }
  for (const name of gone) {
    await rm(path.join(folder, name));
    lines.push(`removed ${name}`);
  }
  return lines;
}
