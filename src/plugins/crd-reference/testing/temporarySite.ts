import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {outputFile} from '../../../lib/node/outputFile';
import {onTestFinished} from 'vitest';
import {stringify} from 'yaml';

import type {SchemaNode} from '../model/model';
import type {ReferenceSite, ReferenceVersion} from '../referenceSite';

/** Folders of Next and of the previous version. */
export const NEXT = 'docs';
export const OLDER = 'versioned_docs/version-v0.3.x';

function version(name: string, slug: string, folder: string): ReferenceVersion {
  const route = `docs/${name === 'current' ? 'next/' : ''}`;
  return {
    ...{name, slug, folder, route},
    label: name === 'current' ? 'Next' : name,
    isLatest: name !== 'current',
    release: {ref: 'v1.0.0'},
    reference: `${folder}/reference/api`,
    samples: `${folder}/_samples`,
    checker: `${route}check/`,
  };
}

/** Next, and the latest version before it. */
export const VERSIONS = [
  version('current', 'next', NEXT),
  version('v0.3.x', 'v0.3.x', OLDER),
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

/** Some structures of two releases of OpenChoreo. */
export const PLATFORM = siteIn(
  path.resolve(import.meta.dirname, '../fixtures/site'),
);

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
  for (const [name, content] of Object.entries(files)) {
    const text =
      typeof content === 'string'
        ? content
        : stringify(content, {aliasDuplicateObjects: false});
    await outputFile(path.join(folder, name), text);
  }
  return folder;
}

/** A structure file: `[path, content]`. */
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

/** A descriptions file: `[path, content]`. */
export function words(
  version: string,
  kind: string,
  fields: Record<string, string>,
): Record<string, object> {
  return {
    [`${version}/reference/api/_descriptions/${kind.toLowerCase()}.yaml`]: {
      kind,
      fields,
    },
  };
}
