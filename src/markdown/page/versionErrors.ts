import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import * as z from 'zod';

import {ContentError} from '../../lib/contentError';
import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';

const FACTS = 'src/site/docs-versions.json';

/** The framework's copy of the names, without the unreleased version. */
const COPY = 'versions.json';

/**
 * What is wrong with the list of docs versions, for a site that has fewer or
 * others: a folder that is not there, no version at the root, or a name that
 * the framework's own list lacks or has besides.
 *
 * @param siteDir - Root of the repository: errors name files from there.
 */
export function versionErrors(
  siteDir: string,
  versions: readonly DocsVersion[] = DOCS_VERSIONS,
): ContentError[] {
  const errors: ContentError[] = [];
  const refuse = (
    file: string,
    key: string | undefined,
    what: string,
    remedy: string,
  ): void => {
    errors.push(new ContentError({file, key}, what, remedy));
  };
  for (const {name, folder} of versions) {
    if (existsSync(path.join(siteDir, folder))) continue;
    refuse(
      FACTS,
      name,
      `there is no folder ${folder}`,
      `Remove the version from ${FACTS} and ${COPY}, or restore the folder.`,
    );
  }
  if (!versions.some(({path: route}) => route === '')) {
    refuse(
      FACTS,
      undefined,
      'no version has the path ""',
      'Give it to the version that readers find at /docs/.',
    );
  }
  const copied = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(siteDir, COPY), 'utf8')));
  const names = versions.map(({name}) => name).filter(isReleased);
  for (const name of names.filter((one) => !copied.includes(one))) {
    refuse(
      COPY,
      name,
      `${FACTS} has this version, and the framework's list has not`,
      `Add "${name}" here, or remove it there.`,
    );
  }
  for (const name of copied.filter((one) => !names.includes(one))) {
    refuse(
      COPY,
      name,
      `${FACTS} does not have this version`,
      'Remove it. A version is cut by "npm run versions:cut", not by "docusaurus docs:version".',
    );
  }
  return errors;
}

function isReleased(name: string): boolean {
  return name !== 'current';
}
