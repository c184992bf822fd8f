import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Plugin} from '@docusaurus/types';
import {build} from 'esbuild';
import {packTar} from 'modern-tar';

import {outputFile} from '../../lib/node/outputFile';
import {REFERENCE} from '../../site/reference';
import {LICENSES} from '../../site/site';
import {readVersionData} from '../crd-reference/files/readCatalog';
import {toolDataFile} from './site';

/** The date that npm sets in packages, so that equal files give equal bytes. */
const MODIFIED = new Date('1985-10-26T08:15:00Z');

/**
 * Writes the data of the assistants' tools, and their local server as a package
 * for `npx`.
 *
 * @param address - Absolute URL of the site, with a trailing slash.
 */
export default function assistantTools(
  siteDir: string,
  address: string,
): Plugin {
  return {
    name: 'assistant-tools',
    async postBuild({outDir}) {
      const source = {...REFERENCE, siteDir};
      for (const version of source.versions) {
        const data = readVersionData(source, version);
        const file = path.join(outDir, toolDataFile(version));
        await outputFile(file, JSON.stringify(data));
      }
      const file = path.join(outDir, 'mcp/openchoreo-docs-mcp.tgz');
      await outputFile(file, await packServer(address));
    },
  };
}

async function packServer(address: string): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'server.ts')],
    write: false,
    bundle: true,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    banner: {js: '#!/usr/bin/env node'},
    define: {SITE_ADDRESS: JSON.stringify(address)},
  });
  const manifest = JSON.stringify({
    name: 'openchoreo-docs-mcp',
    version: '1.0.0',
    homepage: address,
    description: 'The OpenChoreo documentation as tools for assistants.',
    license: LICENSES.code.name,
    engines: {node: '>=20'},
    bin: 'server.cjs',
  });
  const files = {
    'package/package.json': Buffer.from(manifest),
    'package/server.cjs': outputFiles[0]?.contents ?? new Uint8Array(),
  };
  const entries = Object.entries(files).map(([name, body]) => ({
    header: {name, size: body.length, mode: 0o755, mtime: MODIFIED},
    body,
  }));
  return gzipSync(await packTar(entries));
}
