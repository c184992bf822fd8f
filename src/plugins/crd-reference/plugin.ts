import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';
import {failWithAll} from '../../content-errors/contentError';
import {outputFile} from '../../lib/node/outputFile';

import {
  cachedReference,
  forgetReferences,
  readVersionData,
} from './files/cachedReference';
import {schemaFiles} from './reference/schemas';
import type {ReferenceSite} from './referenceSite';
import {listSampleFiles} from './samples/sampleSite';

/**
 * Checks and watches the reference's data, and provides the manifest checker with
 * its own.
 */
export function createCrdReference(site: ReferenceSite): Plugin {
  const {siteDir, versions} = site;
  return {
    name: 'crd-reference',
    getPathsToWatch: () =>
      versions.map(({reference}) => path.join(siteDir, reference, '**/*')),
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
