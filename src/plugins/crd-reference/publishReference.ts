import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import {cachedReference} from './files/cachedReference';
import {schemasAddress} from './reference/page';
import {publishedSchemas} from './reference/publishedSchemas';
import {schemaIndexHtml} from './reference/schemaIndexHtml';
import type {ReferenceSite} from './referenceSite';
import {listSampleFiles, samplesRoute} from './samples/sampleFiles';

/**
 * Writes for each docs version the JSON Schema of each kind with an index, and
 * the samples, byte for byte, where commands fetch them.
 */
export async function publishReference(
  site: ReferenceSite,
  outDir: string,
): Promise<void> {
  const {siteDir, siteUrl, baseUrl, versions} = site;
  for (const version of versions) {
    const reference = cachedReference(site, version);
    const address = schemasAddress(version);
    const folder = path.join(outDir, address);
    const schemas = publishedSchemas(
      reference,
      siteUrl + baseUrl.slice(0, -1) + address,
    );
    for (const {name, schema} of schemas.files) {
      const text = `${JSON.stringify(schema, undefined, 2)}\n`;
      await outputFile(path.join(folder, name), text);
    }
    const html = schemaIndexHtml(reference, schemas.kinds, site);
    await outputFile(path.join(folder, 'index.html'), html);
    for (const file of listSampleFiles(siteDir, version)) {
      await outputFile(
        path.join(outDir, samplesRoute(version), file),
        await readFile(path.join(siteDir, version.samples, file)),
      );
    }
  }
}
