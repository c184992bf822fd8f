import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import {cachedReference} from './files/cachedReference';
import {schemasAddress} from './reference/page';
import {publishedSchemas} from './reference/publishedSchemas';
import {listSampleFiles, samplesRoute} from './samples/sampleFiles';
import {schemaIndexHtml} from './reference/schemaIndexHtml';
import type {ReferenceSite, ReferenceSource} from './referenceSite';

/** Writes schemas and samples into a built site. */
export async function publishReference(
  site: ReferenceSite,
  outDir: string,
): Promise<void> {
  await publishSchemas(site, outDir);
  await publishSamples(site, outDir);
}

/** Writes the JSON Schema of each kind and an index, for each docs version. */
export async function publishSchemas(
  site: ReferenceSite,
  outDir: string,
): Promise<void> {
  const root = `${site.siteUrl}${site.baseUrl.replace(/\/$/u, '')}`;
  for (const version of site.versions) {
    const reference = cachedReference(site, version);
    const address = schemasAddress(version);
    const folder = path.join(outDir, address);
    const schemas = publishedSchemas(reference, `${root}${address}`);
    for (const {name, schema} of schemas.files) {
      await outputFile(
        path.join(folder, name),
        `${JSON.stringify(schema, undefined, 2)}\n`,
      );
    }
    await outputFile(
      path.join(folder, 'index.html'),
      schemaIndexHtml(reference, schemas.kinds, site),
    );
  }
}

/** Copies the samples of each docs version to where commands fetch them. */
export async function publishSamples(
  {siteDir, versions}: ReferenceSource,
  outDir: string,
): Promise<void> {
  for (const version of versions) {
    for (const file of listSampleFiles(siteDir, version)) {
      await outputFile(
        path.join(outDir, samplesRoute(version), file),
        await readFile(path.join(siteDir, version.samples, file)),
      );
    }
  }
}
