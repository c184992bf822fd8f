import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {messageOf, type Problem} from '../../../content-errors/problem';
import {outputFile} from '../../../lib/node/outputFile';
import {onTestFinished} from 'vitest';
import {parse, stringify} from 'yaml';

import {readVersionData} from '../files/cachedReference';
import {createCatalog, type Catalog} from '../model/catalog';
import type {SchemaNode} from '../model/model';
import {referenceVersion} from '../../../site/reference';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

/** Folders of Next and of the previous version. */
export const NEXT = 'docs';
export const OLDER = 'versioned_docs/version-v0.3.x';

/** Next, and the latest version before it. */
export const VERSIONS = [
  referenceVersion({
    name: 'current',
    label: 'Next',
    path: 'next',
    slug: 'next',
    folder: NEXT,
    release: {ref: 'v1.0.0'},
  }),
  referenceVersion({
    name: 'v0.3.x',
    label: 'v0.3.x',
    path: '',
    slug: 'v0.3.x',
    folder: OLDER,
    release: {ref: 'v1.0.0'},
  }),
] as const;

/** A site with these two versions. */
export function siteIn(siteDir: string): ReferenceSite {
  return {
    siteDir,
    versions: VERSIONS,
    siteUrl: 'https://example.dev',
    baseUrl: '/base/',
  };
}

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures');

/** The values in a file of fixtures, whose type the caller knows. */
export function readFixture(name: string): unknown {
  return parse(readFileSync(path.join(FIXTURES, name), 'utf8'));
}

/** Some structures of two releases of OpenChoreo. */
export const PLATFORM = siteIn(path.join(FIXTURES, 'site'));

/** What their manifests are checked against. */
export function catalogOf(version: ReferenceVersion): Catalog {
  return createCatalog(readVersionData(PLATFORM, version));
}

/** A problem as in a terminal, with its line and column. */
export function withPlace(problem: Problem): string {
  return `${problem.line}:${problem.column} ${messageOf(problem)}`;
}

const PLATFORM_FILE = {group: 'example.dev', groupWord: 'example'};

/**
 * Creates a site that only has files of the reference. It is removed after the
 * test.
 *
 * @param files - Path from the root → content, as text or as an object for YAML.
 * @returns The folder of the site.
 */
export async function referenceSite(
  files: Readonly<Record<string, string | object>>,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'reference-'));
  onTestFinished(() => rm(folder, {recursive: true}));
  const all = {
    [`${NEXT}/reference/api/_platform.yaml`]: PLATFORM_FILE,
    [`${OLDER}/reference/api/_platform.yaml`]: PLATFORM_FILE,
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    const text =
      typeof content === 'string'
        ? content
        : stringify(content, {aliasDuplicateObjects: false});
    await outputFile(path.join(folder, name), text);
  }
  return folder;
}

/** A structure file, by its path. */
export function structure(
  version: string,
  kind: string,
  properties: Record<string, SchemaNode>,
  spec: SchemaNode = {},
): Record<string, object> {
  const name = kind.toLowerCase();
  return {
    [`${version}/reference/api/_crds/${name}.yaml`]: {
      kind,
      group: 'example.dev',
      version: 'v1',
      ref: 'v1.0.0',
      plural: `${name}s`,
      scope: 'Namespaced',
      schema: {
        type: 'object',
        properties: {spec: {type: 'object', ...spec, properties}},
      },
    },
  };
}

/** A descriptions file, by its path. */
export function words(
  version: string,
  kind: string,
  fields: Record<string, string>,
): Record<string, object> {
  const name = kind.toLowerCase();
  return {
    [`${version}/reference/api/_descriptions/${name}.yaml`]: {fields},
  };
}
