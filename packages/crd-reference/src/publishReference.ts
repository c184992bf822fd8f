import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';

import {cachedReference} from './files/cachedReference';
import {schemasAddress} from './reference/page';
import {publishedSchemas} from './reference/publishedSchemas';
import {KUBERNETES_FILE} from './files/kubernetes/readSchemas';
import {publishSamples} from './samples/publishSamples';
import {readVersionData} from './files/readCatalog';
import {schemaIndexHtml} from './reference/schemaIndexHtml';
import type {ReferenceSite, ReferenceSource} from './referenceSite';
import {toolDataFile, type ToolData} from './toolData';

/** Writes samples, schemas and the data of the assistant tools into a built site. */
export async function publishReference(
  site: ReferenceSite,
  outDir: string,
): Promise<void> {
  await publishSchemas(site, outDir);
  await publishSamples(site, outDir);
  await publishToolData(site, outDir);
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

/** Writes the data about each docs version's kinds for the assistant tools. */
async function publishToolData(
  source: ReferenceSource,
  outDir: string,
): Promise<void> {
  for (const version of source.versions) {
    const {kinds} = cachedReference(source, version);
    const {data} = readVersionData(source, version);
    const content: ToolData = {
      manifests: data,
      kubernetes: KUBERNETES_FILE,
      words: Object.fromEntries(
        [...kinds].map(([kind, {words}]) => [kind, [...words]]),
      ),
    };
    await outputFile(
      path.join(outDir, toolDataFile(version)),
      JSON.stringify(content),
    );
  }
}
