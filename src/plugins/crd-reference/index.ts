import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {failWithAll} from '../../content-errors/contentError';
import {
  cachedReference,
  forgetReferences,
  readVersionData,
} from './files/cachedReference';
import {publishReference} from './publishReference';
import {referenceSite} from './referenceSite';

/**
 * Checks and watches the reference's data, provides the manifest checker with its
 * own, and publishes schemas and samples.
 */
export default function crdReference({
  siteDir,
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  const site = referenceSite({siteDir, siteUrl: url, baseUrl});
  const {versions} = site;
  return {
    name: 'crd-reference',
    getPathsToWatch: () =>
      // With `/` on every system, as patterns need it.
      versions.map(({reference}) => path.posix.join(reference, '**/*')),
    loadContent() {
      forgetReferences();
      failWithAll(
        versions.flatMap((version) => cachedReference(site, version).errors),
      );
    },
    async contentLoaded({actions: {createData}}) {
      for (const version of versions) {
        const data = readVersionData(site, version);
        await createData(`kinds-${version.name}.json`, JSON.stringify(data));
      }
    },
    postBuild: ({outDir}) => publishReference(site, outDir),
  };
}
