import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {failWithAll} from '../../content-errors/contentError';
import {outputFile} from '../../lib/node/outputFile';
import {
  cachedReference,
  forgetReferences,
  readVersionData,
} from './files/cachedReference';
import {schemaFiles} from './reference/schemas';
import {referenceSite, type ReferenceSite} from './referenceSite';

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

/**
 * Writes for each docs version the JSON Schema of each kind with an index, and
 * the samples, byte for byte, where commands fetch them.
 */
export async function publishReference(
  site: ReferenceSite,
  outDir: string,
): Promise<void> {
  // What judges samples is large, and a dev server starts without it.
  const {listSampleFiles} = await import('./samples/sampleSite');
  const {siteDir, versions} = site;
  for (const version of versions) {
    const reference = cachedReference(site, version);
    const folder = path.join(outDir, version.schemasRoute);
    for (const [name, text] of schemaFiles(reference, site)) {
      await outputFile(path.join(folder, name), text);
    }
    for (const file of listSampleFiles(siteDir, version)) {
      await outputFile(
        path.join(outDir, version.samplesRoute, file),
        await readFile(path.join(siteDir, version.samples, file)),
      );
    }
  }
}
