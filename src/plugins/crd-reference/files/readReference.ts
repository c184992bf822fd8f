import path from 'node:path';

import type {z} from 'zod';

import {ContentError} from '../../../content-errors/contentError';
import {didYouMeanOr} from '../../../content-errors/nearest';
import {filesBelow} from '../../../lib/node/filesBelow';

import {
  platformFile,
  referencesFile,
  type PlatformFacts,
  type Reference,
} from '../model/facts';
import {fieldRows, type Field} from '../model/fields';
import {kindStructure, type KindModel} from '../model/model';
import type {ReferenceSource, ReferenceVersion} from '../referenceSite';

import {
  descriptionsFile,
  mergeDescriptions,
  shapesFile,
  type Descriptions,
} from './descriptions';
import {readTyped, type TypedYaml} from './readTyped';

/** One kind with its fields and their descriptions. */
export interface DescribedKind {
  readonly model: KindModel;
  /**
   * The kind's page, relative to the docs version's folder, for example
   * `reference/api/platform/deployment-pipeline.md`. A kind without a page needs
   * no descriptions.
   */
  readonly page: string | undefined;
  /** All fields by path, in the order of the page. */
  readonly rows: ReadonlyMap<string, Field>;
  /** Field path → Markdown, without fields that have no description. */
  readonly words: ReadonlyMap<string, string>;
  /** The kind's own descriptions file. */
  readonly descriptions: Descriptions | undefined;
}

/** The reference of one docs version. */
export interface VersionReference {
  readonly version: ReferenceVersion;
  /** By the name of the kind. */
  readonly kinds: ReadonlyMap<string, DescribedKind>;
  readonly references: readonly Reference[];
  readonly platform: PlatformFacts | undefined;
  /** Mistakes in the files; everything else can be used. */
  readonly errors: readonly ContentError[];
}

/** Reads all data files of the reference of a docs version. */
export function readReference(
  {siteDir}: ReferenceSource,
  version: ReferenceVersion,
): VersionReference {
  const errors: ContentError[] = [];
  const read = <T>(name: string, schema: z.ZodType<T>) =>
    readTyped(siteDir, `${version.reference}/${name}`, schema, errors);
  const namesIn = (folder: string): string[] =>
    filesBelow(path.join(siteDir, version.reference, folder));
  const shapes = read('_descriptions/_shapes.yaml', shapesFile);
  const pages = kindPages(siteDir, version);
  const kinds = new Map<string, DescribedKind>();
  for (const name of namesIn('_crds')) {
    const structure = read(`_crds/${name}`, kindStructure)?.data;
    if (structure === undefined) continue;
    const {kind, group, version: own, schema} = structure;
    const page = pages.get(kind.toLowerCase());
    const address = page?.replace(/\.mdx?$/u, '');
    const model = {...structure, apiVersion: `${group}/${own}`, address};
    const descriptions = read(`_descriptions/${name}`, descriptionsFile);
    const rows = fieldRows(schema);
    const words = descriptions
      ? mergeDescriptions(rows, descriptions, shapes, errors)
      : new Map<string, string>();
    kinds.set(kind, {model, page, rows, words, descriptions});
    if (descriptions && descriptions.data.kind !== kind) {
      const what = `found kind ${descriptions.data.kind} in the file for ${kind}`;
      const place = descriptions.document.place(['kind']);
      errors.push(new ContentError(place, what, `Write \`kind: ${kind}\`.`));
    }
  }
  // Both folders name their files after kinds.
  const known = new Set(['_shapes.yaml', ...namesIn('_crds')]);
  for (const name of namesIn('_descriptions')) {
    if (known.has(name)) continue;
    const file = `${version.reference}/_descriptions/${name}`;
    const what = 'this version has no kind with this name';
    const remedy = 'Rename the file after a kind, in lowercase, or remove it.';
    errors.push(new ContentError({file}, what, remedy));
  }
  const references = read('_references.yaml', referencesFile);
  if (references) errors.push(...brokenReferences(references, kinds));
  const platform = read('_platform.yaml', platformFile)?.data;
  return {
    ...{version, kinds, platform, errors},
    references: references?.data ?? [],
  };
}

/**
 * The page of each kind, by the kind's name in lower case. Pages are in the
 * reference or in a folder of it, and named after the kind, with or without
 * hyphens.
 */
function kindPages(
  siteDir: string,
  {folder, reference}: ReferenceVersion,
): ReadonlyMap<string, string> {
  const below = path.posix.relative(folder, reference);
  return new Map(
    filesBelow(path.join(siteDir, reference))
      .filter((name) => /^(?:[a-z]+\/)?[^/]+\.mdx?$/u.test(name))
      .map((name) => [
        path.posix.parse(name).name.replaceAll('-', ''),
        `${below}/${name}`,
      ]),
  );
}

/**
 * `from` must be a kind of the version, and `path` one of its fields. `to` can be
 * a kind of another project, so only a name in the wrong case is an error.
 */
function brokenReferences(
  {data, document}: TypedYaml<readonly Reference[]>,
  kinds: ReadonlyMap<string, DescribedKind>,
): ContentError[] {
  const names = [...kinds.keys()];
  return data.flatMap(({from, path, to}, index) => {
    const wrong = (
      key: string,
      what: string,
      name: string,
      known: Iterable<string>,
    ) => {
      const remedy = didYouMeanOr(
        'Correct it, or remove the row.',
        name,
        known,
      );
      return new ContentError(document.place([index, key]), what, remedy);
    };
    const rows = kinds.get(from)?.rows;
    const meant = names.find(
      (name) => name !== to && name.toLowerCase() === to.toLowerCase(),
    );
    return [
      rows
        ? []
        : wrong('from', `this version has no kind ${from}`, from, names),
      rows && path !== null && !rows.has(path)
        ? wrong('path', `${from} has no field \`${path}\``, path, rows.keys())
        : [],
      meant ? wrong('to', `kind ${to} is misspelt`, to, [meant]) : [],
    ].flat();
  });
}
