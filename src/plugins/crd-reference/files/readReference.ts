import path from 'node:path';

import type {z} from 'zod';

import {ContentError} from '../../../content-errors/contentError';
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
import {
  kindStructure,
  type KindModel,
  type KindStructure,
} from '../model/model';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';
import {descriptionsFile, mergeDescriptions, shapesFile} from './descriptions';

/** One kind with its fields and their descriptions. */
export interface DescribedKind {
  readonly model: KindModel;
  /** All fields by path, in the order of the page. */
  readonly rows: ReadonlyMap<string, Field>;
  /** Field path → Markdown, without fields that have no description. */
  readonly descriptions: ReadonlyMap<string, string>;
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

/**
 * Reads all data files of the reference of a docs version:
 *
 *   _crds/component.yaml          structure  ┐
 *   _descriptions/component.yaml  texts      ├→ kinds
 *   _descriptions/_shapes.yaml    texts      ┘
 *   _references.yaml, _platform.yaml
 */
export function readReference(
  {siteDir}: ReferenceSite,
  version: ReferenceVersion,
): VersionReference {
  const errors: ContentError[] = [];
  const fileOf = (name: string): string => `${version.reference}/${name}`;
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    readTyped(siteDir, fileOf(name), schema, errors);
  const report = (name: string, what: string, remedy: string): void => {
    errors.push(new ContentError({file: fileOf(name)}, what, remedy));
  };
  /** A file that is missing or empty has no mistakes either. */
  const hasMistakes = (name: string): boolean =>
    errors.some(({place}) => place.file === fileOf(name));
  const files = filesBelow(path.join(siteDir, version.reference));

  const shapes = read('_descriptions/_shapes.yaml', shapesFile);
  const kinds = new Map<string, DescribedKind>();
  for (const name of namesIn('_crds', files)) {
    const structure = read(`_crds/${name}`, kindStructure)?.data;
    if (structure === undefined) continue;
    const model = modelOf(structure, version, files);
    const rows = fieldRows(structure.schema);
    const file = `_descriptions/${name}`;
    const written = read(file, descriptionsFile);
    if (model.address !== undefined && !written && !hasMistakes(file)) {
      const what = `${model.kind} has a page, but its fields have no descriptions`;
      report(file, what, 'Write them in this file.');
    }
    const descriptions = written
      ? mergeDescriptions(rows, written, shapes, errors)
      : new Map<string, string>();
    kinds.set(model.kind, {model, rows, descriptions});
  }
  // Both folders name their files after kinds.
  const known = ['_shapes.yaml', ...namesIn('_crds', files)];
  for (const name of namesIn('_descriptions', files)) {
    if (known.includes(name)) continue;
    const what = 'this version has no kind with this name';
    const remedy = 'Rename the file after a kind, in lowercase, or remove it.';
    report(`_descriptions/${name}`, what, remedy);
  }

  const references = read('_references.yaml', referencesFile);
  if (references) errors.push(...referenceErrors(references, kinds));
  const platform = read('_platform.yaml', platformFile);
  if (!platform && !hasMistakes('_platform.yaml')) {
    const what = `the checks of ${version.label} need this file`;
    const remedy = 'Copy it from another docs version and adapt it.';
    report('_platform.yaml', what, remedy);
  }
  return {
    version,
    kinds,
    errors,
    references: references?.data ?? [],
    // Never used: nothing is checked while the reference has errors.
    platform:
      platform?.data ?? platformFile.parse({group: '-', groupWord: '-'}),
  };
}

/** The names of the files in a folder of the reference. */
function namesIn(folder: string, files: readonly string[]): string[] {
  return files
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file));
}

/**
 * A kind with the address of its page, which is in the reference or in a folder of
 * it, and named after the kind, with or without hyphens.
 */
function modelOf(
  structure: KindStructure,
  {folder, reference}: ReferenceVersion,
  files: readonly string[],
): KindModel {
  const {group, version, kind} = structure;
  const apiVersion = `${group}/${version}`;
  const file = files.find((name) => {
    const {dir, name: page, ext} = path.posix.parse(name);
    const isPage = ext === '.md' || ext === '.mdx';
    const isNear = /^[a-z]*$/u.test(dir);
    return isPage && isNear && page.replaceAll('-', '') === kind.toLowerCase();
  });
  if (file === undefined) return {...structure, apiVersion};
  const above = path.posix.relative(folder, reference);
  const address = path.posix.join(above, file.replace(/\.mdx?$/u, ''));
  return {...structure, apiVersion, address};
}

/** `from` must be a kind of the version, and `path` one of its fields. */
function* referenceErrors(
  {data, document}: TypedYaml<readonly Reference[]>,
  kinds: ReadonlyMap<string, DescribedKind>,
): Generator<ContentError> {
  const otherwise = 'Correct it, or remove the row.';
  for (const [index, {from, path: field}] of data.entries()) {
    const rows = kinds.get(from)?.rows;
    if (!rows) {
      const remedy = didYouMeanOr(otherwise, from, kinds.keys());
      const place = document.place([index, 'from']);
      const what = `this version has no kind ${from}`;
      yield new ContentError(place, what, remedy);
    } else if (field !== null && !rows.has(field)) {
      const remedy = didYouMeanOr(otherwise, field, rows.keys());
      const place = document.place([index, 'path']);
      const what = `${from} has no field \`${field}\``;
      yield new ContentError(place, what, remedy);
    }
  }
}
