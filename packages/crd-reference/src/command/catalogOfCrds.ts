import type {ContentError} from '@openchoreo/content-errors/contentError';

import {createCatalog, type Catalog} from '../engine/catalog';
import {isTransition} from '../engine/rules';
import {KUBERNETES_FILE} from '../files/kubernetes/readSchemas';
import {parseRules, rulesIn} from '../files/parseRule';
import {factsOfGroup} from '../files/readPlatformFacts';

import {readSources} from './readSources';

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
  const read = await readSources(sources);
  const definitions = read.flatMap(({kinds}) => kinds);
  const structures = definitions.flat().map(({structure}) => structure);
  const schemas = structures.map(({schema}) => schema);
  const rules = parseRules(schemas);
  const known = new Set(rules.map(([rule]) => rule));
  const data = {
    version: 'the given definitions',
    kinds: structures.map((structure) => ({
      ...structure,
      apiVersion: `${structure.group}/${structure.version}`,
    })),
    platform: factsOfGroup(structures[0]?.group),
    ...{references: [], elsewhere: [], rules},
  };
  return {
    catalog: createCatalog(data, KUBERNETES_FILE),
    kinds: definitions.length,
    errors: read.flatMap(({errors}) => errors),
    unknownRules: [...new Set(schemas.flatMap(rulesIn))].filter(
      (rule) => !known.has(rule) && !isTransition(rule),
    ),
  };
}
