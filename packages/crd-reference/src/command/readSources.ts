import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {readDefinitions, type ReadDefinitions} from '../import/readCrds';

import {withoutTemplates} from './fillGaps';

interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A file of a source, and what it defines. */
export interface DefinitionFile extends SourceFile, ReadDefinitions {}

/**
 * Reads CustomResourceDefinitions.
 *
 * @param sources - Folders, files and addresses (`https:`) of YAML.
 * @throws Error if a source can't be read or nothing is defined.
 */
export async function readSources(
  sources: readonly string[],
): Promise<readonly DefinitionFile[]> {
  const read: DefinitionFile[] = [];
  for (const source of sources) {
    for (const file of await filesOf(source)) read.push(readFile(file, source));
  }
  if (read.some(({kinds}) => kinds.length > 0)) return read;
  const others = read.reduce((sum, {otherObjects}) => sum + otherObjects, 0);
  throw new Error(
    [
      ...read.flatMap(({errors}) => errors.map(({message}) => message)),
      `${sources.join(', ')}: no CustomResourceDefinition was found. Files: ${read.length}, with ${others} other objects. Use the folder with the definitions, such as config/crd/bases, or what \`kubectl get crd -o yaml\` prints.`,
    ].join('\n'),
  );
}

/** A template of a chart is read without what it fills in. */
function readFile(file: SourceFile, source: string): DefinitionFile {
  const {name, bytes} = file;
  const read = readDefinitions(bytes, name, source);
  const text = read.errors.length > 0 ? new TextDecoder().decode(bytes) : '';
  if (!text.includes('{{')) return {...file, ...read};
  const filled = new TextEncoder().encode(withoutTemplates(text));
  const {errors, ...again} = readDefinitions(filled, name, source);
  const defines = text.includes('kind: CustomResourceDefinition');
  return {name, bytes: filled, ...again, errors: defines ? errors : []};
}

/**
 * The files of a folder, a file, or what an address answers.
 *
 * @throws Error if there is none.
 */
async function filesOf(source: string): Promise<readonly SourceFile[]> {
  if (/^https?:/u.test(source)) {
    const refuse = (what: string, cause?: unknown): never => {
      const remedy = 'Correct the address, or download the file.';
      throw new Error(`${source}: ${what}. ${remedy}`, {cause});
    };
    const response = await fetch(source).catch((error: unknown) =>
      refuse('no server answers', error),
    );
    if (!response.ok) refuse(`the server answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return [{name: source, bytes}];
  }
  const found = statSync(source, {throwIfNoEntry: false});
  if (found?.isFile() === true) {
    return [{name: source, bytes: readFileSync(source)}];
  }
  const names = filesBelow(source).filter((name) => /\.ya?ml$/u.test(name));
  if (names.length === 0) {
    throw new Error(
      `${source}: ${found === undefined ? 'there is no such folder or file' : 'the folder has no .yaml file'} with definitions.`,
    );
  }
  return names.map((below) => {
    const name = path.join(source, below);
    return {name, bytes: readFileSync(name)};
  });
}
