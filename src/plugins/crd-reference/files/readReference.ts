import path from 'node:path';

import type {z} from 'zod';

import {
  ContentError,
  type ContentPlace,
} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {readTyped, type TypedYaml} from '../../../content-errors/readTyped';
import {filesBelow} from '../../../lib/node/filesBelow';

import {
  platformFile,
  referencesFile,
  type PlatformFacts,
  type Reference,
} from '../model/facts';
import {fieldRows, type Field} from '../model/fields';
import {kindStructure, type KindModel} from '../model/model';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

import {descriptionsFile, mergeDescriptions, shapesFile} from './descriptions';

/** One kind with its fields and their descriptions. */
export interface DescribedKind {
  readonly model: KindModel;
  /** All fields by path, in the order of the page. */
  readonly rows: ReadonlyMap<string, Field>;
  /** Field path → Markdown, without fields that have no description. */
  readonly words: ReadonlyMap<string, string>;
}

/** The reference of one docs version. */
export interface VersionReference {
  readonly version: ReferenceVersion;
  /** By the name of the kind. */
  readonly kinds: ReadonlyMap<string, DescribedKind>;
  readonly references: readonly Reference[];
  readonly platform: PlatformFacts;
  /** What is wrong or missing in the files; everything else can be used. */
  readonly errors: readonly ContentError[];
}

/** Reads all data files of the reference of a docs version. */
export function readReference(
  {siteDir}: ReferenceSite,
  version: ReferenceVersion,
): VersionReference {
  const errors: ContentError[] = [];
  const fileOf = (name: string): string => `${version.reference}/${name}`;
  const refuse = (place: ContentPlace, what: string, remedy: string): void => {
    errors.push(new ContentError(place, what, remedy));
  };
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    readTyped(siteDir, fileOf(name), schema, errors);
  const namesIn = (folder: string): string[] =>
    filesBelow(path.join(siteDir, fileOf(folder)));
  const shapes = read('_descriptions/_shapes.yaml', shapesFile);
  const pages = namesIn('.');
  const kinds = new Map<string, DescribedKind>();
  for (const name of namesIn('_crds')) {
    const structure = read(`_crds/${name}`, kindStructure)?.data;
    if (structure === undefined) continue;
    const {kind, group, version: own, schema} = structure;
    const address = pageOf(kind, version, pages);
    const model = {...structure, apiVersion: `${group}/${own}`, address};
    const before = errors.length;
    const descriptions = read(`_descriptions/${name}`, descriptionsFile);
    const isMissing = !descriptions && errors.length === before;
    if (isMissing && address !== undefined) {
      const what = `${kind} has a page, but its fields have no descriptions`;
      const file = fileOf(`_descriptions/${name}`);
      refuse({file}, what, 'Write them in this file.');
    }
    const rows = fieldRows(schema);
    const words = descriptions
      ? mergeDescriptions(rows, descriptions, shapes, errors)
      : new Map<string, string>();
    kinds.set(kind, {model, rows, words});
  }
  // Both folders name their files after kinds.
  const known = ['_shapes.yaml', ...namesIn('_crds')];
  for (const name of namesIn('_descriptions')) {
    if (known.includes(name)) continue;
    const what = 'this version has no kind with this name';
    const remedy = 'Rename the file after a kind, in lowercase, or remove it.';
    refuse({file: fileOf(`_descriptions/${name}`)}, what, remedy);
  }
  const references = read('_references.yaml', referencesFile);
  if (references) checkReferences(references, kinds, errors);
  const platform = read('_platform.yaml', platformFile);
  if (platform === undefined) {
    const what = `the checks of ${version.label} need this file`;
    const remedy = 'Copy it from another docs version and adapt it.';
    refuse({file: fileOf('_platform.yaml')}, what, remedy);
  }
  return {
    version,
    kinds,
    errors,
    references: references?.data ?? [],
    platform:
      platform?.data ?? platformFile.parse({group: '-', groupWord: '-'}),
  };
}

/**
 * The address of a kind's page, which is in the reference or in a folder of it, and
 * named after the kind, with or without hyphens.
 *
 * @param names - Files of the reference.
 */
function pageOf(
  kind: string,
  {folder, reference}: ReferenceVersion,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const {dir, name: page, ext} = path.posix.parse(name);
    const isPage = ext === '.md' || ext === '.mdx';
    const isNear = /^[a-z]*$/u.test(dir);
    if (!isPage || !isNear) continue;
    if (page.replaceAll('-', '') !== kind.toLowerCase()) continue;
    const above = path.posix.relative(folder, reference);
    return path.posix.join(above, dir, page);
  }
  return undefined;
}

/** `from` must be a kind of the version, and `path` one of its fields. */
function checkReferences(
  {data, document}: TypedYaml<readonly Reference[]>,
  kinds: ReadonlyMap<string, DescribedKind>,
  errors: ContentError[],
): void {
  const otherwise = 'Correct it, or remove the row.';
  for (const [index, {from, path}] of data.entries()) {
    const rows = kinds.get(from)?.rows;
    if (!rows) {
      const remedy = didYouMeanOr(otherwise, from, kinds.keys());
      const place = document.place([index, 'from']);
      const what = `this version has no kind ${from}`;
      errors.push(new ContentError(place, what, remedy));
    } else if (path !== null && !rows.has(path)) {
      const remedy = didYouMeanOr(otherwise, path, rows.keys());
      const place = document.place([index, 'path']);
      const what = `${from} has no field \`${path}\``;
      errors.push(new ContentError(place, what, remedy));
    }
  }
}
