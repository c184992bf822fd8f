import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import type {Catalog} from '../engine/catalog';
import type {Edit} from '../engine/value';

import {checkExcerpt} from './checkExcerpt';
import {yamlBlocksOf, type YamlBlock} from './yamlBlocks';

/** A mistake in a file. Lines and columns count from 1. */
export interface Finding {
  /** From the folder of the caller, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Field path, such as `spec.replicas`; empty for the object itself. */
  readonly path: string;
  readonly what: string;
  readonly remedy: string;
  readonly edit?: Edit | undefined;
}

/** What was found in files, and how much of them was checked. */
export interface CheckedFiles {
  readonly findings: readonly Finding[];
  readonly files: number;
  readonly objects: number;
  /** Number of objects for each version that no definition serves. */
  readonly unserved: ReadonlyMap<string, number>;
  /** Files that a pattern matched, but that tell of other versions. */
  readonly leftOut: readonly string[];
}

/** Folders and files that tell of what was, or of what may come. */
const OTHER_TIMES =
  /(?:^|\/)(?:node_modules|proposals|rfcs|enhancements|keps|geps|adrs?|release-notes|changelogs?)(?:\/|\.mdx?$)/iu;

/**
 * Checks the YAML of Markdown, MDX and YAML files.
 *
 * @param patterns - Globs, from the folder. What tells of other versions is
 *   left out unless it is named in full.
 */
export async function checkFiles(
  patterns: readonly string[],
  folder: string,
  catalog: Catalog,
): Promise<CheckedFiles> {
  const matching = globSync([...patterns], {cwd: folder}).sort();
  const isLeftOut = (file: string): boolean =>
    OTHER_TIMES.test(file) && !patterns.includes(file);
  const files = matching.filter((file) => !isLeftOut(file));
  const findings: Finding[] = [];
  const unserved = new Map<string, number>();
  let objects = 0;
  for (const file of files) {
    const text = await readFile(path.resolve(folder, file), 'utf8');
    for (const {isComplete, ...block} of blocksOf(file, text)) {
      const checked = checkExcerpt(block.text, catalog, isComplete);
      objects += checked.objects;
      for (const version of checked.unserved) {
        unserved.set(version, (unserved.get(version) ?? 0) + 1);
      }
      for (const {at, path, what, remedy, edit} of checked.problems) {
        const line = at.line + block.linesBefore;
        const column = at.column + block.indent;
        findings.push({file, line, column, path, what, remedy, edit});
      }
    }
  }
  return {
    ...{findings, objects, unserved},
    files: files.length,
    leftOut: matching.filter(isLeftOut),
  };
}

function blocksOf(file: string, text: string): readonly YamlBlock[] {
  return /\.ya?ml$/u.test(file)
    ? [{text, linesBefore: 0, indent: 0, isComplete: true}]
    : yamlBlocksOf(text);
}
