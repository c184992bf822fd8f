import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ContentError} from '@openchoreo/content-errors/contentError';
import {Mistakes} from '@openchoreo/content-errors/mistakes';
import * as z from 'zod';

import {DOCS_VERSIONS, type DocsVersion} from '../../site/versions';

const FACTS = 'src/site/docs-versions.json';

/** The framework's copy of the names, without the unreleased version. */
const COPY = 'versions.json';

/**
 * Checks the list of docs versions, which other sites may change: each folder
 * must exist, one version must be at the root, and the framework's own list
 * must have the same names.
 *
 * @param siteDir - Root of the repository; paths in errors start there.
 */
export function versionErrors(
  siteDir: string,
  versions: readonly DocsVersion[] = DOCS_VERSIONS,
): ContentError[] {
  const facts = new Mistakes(FACTS);
  const copy = new Mistakes(COPY);
  for (const {name, folder} of versions) {
    if (existsSync(path.join(siteDir, folder))) continue;
    facts.add(
      undefined,
      name,
      `the folder ${folder} does not exist`,
      `Remove the version from ${FACTS} and ${COPY}, or restore the folder.`,
    );
  }
  if (!versions.some(({path: route}) => route === '')) {
    facts.add(
      undefined,
      undefined,
      'no version has the path ""',
      'Give it to the version that readers find at /docs/.',
    );
  }
  const copied = z
    .array(z.string())
    .parse(JSON.parse(readFileSync(path.join(siteDir, COPY), 'utf8')));
  const names = versions
    .map(({name}) => name)
    .filter((name) => name !== 'current');
  for (const name of names.filter((one) => !copied.includes(one))) {
    copy.add(
      undefined,
      name,
      `${FACTS} has this version, but the framework's list does not`,
      `Add "${name}" here, or remove it there.`,
    );
  }
  for (const name of copied.filter((one) => !names.includes(one))) {
    copy.add(
      undefined,
      name,
      `${FACTS} does not have this version`,
      'Remove it. Cut versions with "npm run versions:cut", not with "docusaurus docs:version".',
    );
  }
  return [...facts.errors, ...copy.errors];
}
