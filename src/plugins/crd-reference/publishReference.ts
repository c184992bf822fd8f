import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from '../../lib/node/outputFile';
import {cachedReference} from './files/cachedReference';
import {schemaFiles} from './reference/schemas';
import type {ReferenceSite} from './referenceSite';
import {listSampleFiles} from './samples/sampleSite';

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
