import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {DOCS_VERSIONS} from '../../site/versions';

import {cachedReference} from './node/cachedReference';
import {schemasAddress} from './node/page';
import {publishedSchemas} from './node/publishedSchemas';
import {KUBERNETES_FILE} from './node/samples/kubernetes/readSchemas';
import {readVersionData} from './node/samples/readCatalog';
import {schemaIndexHtml} from './node/schemaIndexHtml';
import {toolDataFile, type ToolData} from './shared/toolData';

export {publishSamples} from './node/samples/publishSamples';

/** The parts of the built site that this step needs. */
export interface SchemaSite {
  readonly siteDir: string;
  readonly outDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
}

/** Writes the JSON Schema of each kind and an index, for each docs version. */
export async function publishSchemas(site: SchemaSite): Promise<void> {
  const root = `${site.siteUrl}${site.baseUrl.replace(/\/$/u, '')}`;
  for (const version of DOCS_VERSIONS) {
    const reference = cachedReference(site.siteDir, version);
    const address = schemasAddress(version);
    const folder = path.join(site.outDir, address);
    await mkdir(folder, {recursive: true});
    const schemas = publishedSchemas(reference, `${root}${address}`);
    for (const {name, schema} of schemas.files) {
      await writeFile(
        path.join(folder, name),
        `${JSON.stringify(schema, undefined, 2)}\n`,
      );
    }
    await writeFile(
      path.join(folder, 'index.html'),
      schemaIndexHtml(reference, schemas.kinds, site.baseUrl),
    );
  }
}

/** Writes the data about each docs version's kinds for the assistant tools. */
export async function publishToolData({
  siteDir,
  outDir,
}: SchemaSite): Promise<void> {
  for (const version of DOCS_VERSIONS) {
    const {kinds} = cachedReference(siteDir, version);
    const {data} = readVersionData(siteDir, version);
    const content: ToolData = {
      manifests: data,
      kubernetes: KUBERNETES_FILE,
      words: Object.fromEntries(
        [...kinds].map(([kind, {words}]) => [kind, [...words]]),
      ),
    };
    const file = path.join(outDir, toolDataFile(version));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, JSON.stringify(content));
  }
}
