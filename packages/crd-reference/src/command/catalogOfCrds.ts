import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {createCatalog, type Catalog} from '../engine/catalog';
import {KUBERNETES_FILE} from '../files/kubernetes/readSchemas';
import {parseRules, rulesIn} from '../files/parseRule';
import {readDefinitions} from '../import/readCrds';
import {platformFile} from '../model/platformFacts';

/** What a caller's definitions give, and what they don't. */
export interface CrdCatalog {
  readonly catalog: Catalog;
  /** Number of definitions. */
  readonly kinds: number;
  /** Definitions that could not be read; the others were. */
  readonly errors: readonly ContentError[];
  /**
   * Rules that are not checked, because they use what only a cluster has. Those
   * about a change aren't among them: an API server skips them for new objects.
   */
  readonly unknownRules: readonly string[];
}

/**
 * Builds a catalog from CustomResourceDefinitions.
 *
 * @param sources - Folders, files and addresses (`https:`) of YAML.
 * @throws Error if a source can't be read or nothing is defined.
 */
export async function catalogOfCrds(
  sources: readonly string[],
): Promise<CrdCatalog> {
  const read = [];
  for (const source of sources) {
    for (const {name, bytes} of await filesOf(source)) {
      read.push(readDefinitions(bytes, name, source));
    }
  }
  const definitions = read.flatMap(({kinds}) => kinds);
  if (definitions.length === 0) {
    throw new Error(
      `${sources.join(', ')}: no CustomResourceDefinition was found. Use the folder with the definitions, such as config/crd/bases, or what \`kubectl get crd -o yaml\` prints.`,
    );
  }
  const structures = definitions.flat().map(({structure}) => structure);
  const schemas = structures.map(({schema}) => schema);
  const rules = parseRules(schemas);
  const known = new Set(rules.map(([rule]) => rule));
  const [first] = structures;
  const catalog = createCatalog(
    {
      version: 'the given definitions',
      kinds: structures.map((structure) => ({
        ...structure,
        apiVersion: `${structure.group}/${structure.version}`,
      })),
      platform: platformFile.parse({
        group: first?.group,
        groupWord: first?.group,
      }),
      references: [],
      elsewhere: [],
      rules,
    },
    KUBERNETES_FILE,
  );
  return {
    catalog,
    kinds: definitions.length,
    errors: read.flatMap(({errors}) => errors),
    unknownRules: [...new Set(schemas.flatMap(rulesIn))].filter(
      (rule) => !known.has(rule) && !/\boldSelf\b/u.test(rule),
    ),
  };
}

interface SourceFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The files of a folder, a file, or what an address answers.
 *
 * @throws Error if there is none.
 */
export async function filesOf(source: string): Promise<readonly SourceFile[]> {
  if (/^https?:/u.test(source)) {
    const response = await fetch(source);
    if (!response.ok) {
      throw new Error(
        `${source}: the server answered ${response.status}. Correct the address, or download the file.`,
      );
    }
    return [
      {name: source, bytes: new Uint8Array(await response.arrayBuffer())},
    ];
  }
  const below = filesBelow(source).filter((name) => /\.ya?ml$/u.test(name));
  const names =
    below.length > 0 ? below.map((name) => path.join(source, name)) : [source];
  return names.map((name) => {
    if (!existsSync(name)) {
      throw new Error(
        `${name}: there is no such folder or file with definitions.`,
      );
    }
    return {name, bytes: readFileSync(name)};
  });
}
