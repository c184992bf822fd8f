import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

import {ContentError} from '../../../lib/contentError';
import type {DocsVersion} from '../../../site/versions';
import {kindStructure, SCHEMA_KEYS, type KindModel} from '../shared/model';

import {structuresFolder} from './folders';
import {issueErrors} from './issueErrors';
import {readYaml} from './readYaml';

/** The kinds of a docs version, as far as their files can be read. */
export interface ReadKinds {
  /** Sorted by kind. */
  readonly kinds: readonly KindModel[];
  readonly errors: readonly ContentError[];
}

/**
 * Reads the structures of a docs version. A structure with a fault is left
 * out and told in `errors`; the caller decides whether it can go on.
 *
 * @param siteDir - The site's folder, absolute.
 */
export async function readKinds(
  siteDir: string,
  version: DocsVersion,
): Promise<ReadKinds> {
  const folder = structuresFolder(version);
  const pages = await kindPages(siteDir, version);
  const kinds: KindModel[] = [];
  const errors: ContentError[] = [];
  for (const name of await yamlNames(path.join(siteDir, folder))) {
    const file = `${folder}/${name}`;
    const {documents, errors: unreadable} = readYaml(
      await readFile(path.join(siteDir, file)),
      file,
    );
    errors.push(...unreadable);
    const [document] = documents;
    if (document === undefined) continue;
    const read = kindStructure.safeParse(document.value);
    if (!read.success) {
      errors.push(...issueErrors(document, read.error.issues, {}, SCHEMA_KEYS));
      continue;
    }
    const {data} = read;
    const expected = `${data.kind.toLowerCase()}.yaml`;
    if (name !== expected) {
      errors.push(
        new ContentError(
          document.place(['kind']),
          `the file of kind ${data.kind} is named ${name}`,
          `Name it ${expected}; npm run crds:import does.`,
        ),
      );
      continue;
    }
    kinds.push({
      ...data,
      apiVersion: `${data.group}/${data.version}`,
      docsVersion: version.name,
      file,
      page: pages.get(data.kind.toLowerCase()),
    });
  }
  return {kinds, errors};
}

/**
 * The page of each kind by the kind's name in lower case: its file name, with
 * or without hyphens, in one of the folders of the reference.
 */
async function kindPages(
  siteDir: string,
  {folder}: DocsVersion,
): Promise<Map<string, string>> {
  const reference = path.join(siteDir, folder, 'reference/api');
  const names = await namesIn(reference, true);
  return new Map(
    names
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => /^[a-z]+\/[^/]+\.md$/u.test(name))
      .map((name) => [
        path.posix.basename(name, '.md').replaceAll('-', ''),
        `reference/api/${name}`,
      ]),
  );
}

async function yamlNames(folder: string): Promise<string[]> {
  const names = await namesIn(folder, false);
  return names.filter((name) => name.endsWith('.yaml')).sort();
}

/** A folder that is not there holds nothing. */
async function namesIn(folder: string, recursive: boolean): Promise<string[]> {
  try {
    return (await readdir(folder, {recursive})).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
