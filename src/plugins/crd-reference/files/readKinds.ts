import path from 'node:path';

import type {ContentError} from '../../../content-errors/contentError';

import {filesBelow} from '../../../lib/node/filesBelow';
import {kindStructure, type KindModel} from '../model/model';
import type {ReferenceVersion} from '../referenceSite';

import {readTyped} from './readTyped';

const PAGE = /\.mdx?$/u;

/** The kinds of a docs version whose files could be read. */
export interface ReadKinds {
  /** In the order of their files. */
  readonly kinds: readonly KindModel[];
  readonly errors: readonly ContentError[];
}

/**
 * Reads the kinds of a docs version from their structure files. An invalid one is
 * left out and reported in `errors`; the caller decides whether to continue.
 *
 * @param siteDir - The site's folder, absolute.
 */
export function readKinds(
  siteDir: string,
  version: ReferenceVersion,
): ReadKinds {
  const folder = `${version.reference}/_crds`;
  const pages = kindPages(siteDir, version);
  const kinds: KindModel[] = [];
  const errors: ContentError[] = [];
  for (const name of filesBelow(path.join(siteDir, folder))) {
    if (!name.endsWith('.yaml')) continue;
    const file = `${folder}/${name}`;
    const read = readTyped(siteDir, file, kindStructure, errors);
    if (read === undefined) continue;
    const {data} = read;
    const page = pages.get(data.kind.toLowerCase());
    kinds.push({
      ...data,
      apiVersion: `${data.group}/${data.version}`,
      file,
      page,
      address: page?.replace(PAGE, ''),
    });
  }
  return {kinds, errors};
}

/**
 * The page of each kind, by the kind's name in lower case. Pages are in the
 * reference or in a folder of it, and named after the kind, with or without
 * hyphens.
 */
function kindPages(
  siteDir: string,
  {folder, reference}: ReferenceVersion,
): Map<string, string> {
  const names = filesBelow(path.join(siteDir, reference));
  const below = path.posix.relative(folder, reference);
  return new Map(
    names
      .filter((name) => /^(?:[a-z]+\/)?[^/]+\.mdx?$/u.test(name))
      .map((name) => [
        path.posix.basename(name).replace(PAGE, '').replaceAll('-', ''),
        `${below}/${name}`,
      ]),
  );
}
