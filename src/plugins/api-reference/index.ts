import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {failWithAll} from '../../lib/contentError';
import {DOCS_VERSIONS} from '../../site/versions';

import {checkReference} from './node/checkReference';
import {
  descriptionsFolder,
  referencesFile,
  structuresFolder,
} from './node/folders';
import {readReference} from './node/readReference';

/** Checks the data of the reference and watches it. README.md has the stages. */
export default function apiReference({siteDir}: LoadContext): Plugin {
  return {
    name: 'api-reference',
    getPathsToWatch: () =>
      DOCS_VERSIONS.flatMap((version) => [
        path.join(siteDir, structuresFolder(version), '*.yaml'),
        path.join(siteDir, descriptionsFolder(version), '*.yaml'),
        path.join(siteDir, referencesFile(version)),
      ]),
    async loadContent() {
      const references = await Promise.all(
        DOCS_VERSIONS.map((version) => readReference(siteDir, version)),
      );
      failWithAll(references.flatMap(checkReference));
    },
  };
}
