import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {outputFile} from '../../lib/node/outputFile';
import {referenceSite} from '../crd-reference/referenceSite';
import {toolDataFile} from './site';

/**
 * Writes the data of the assistants' tools, and their local server as a package
 * for `npx`.
 */
export default function assistantTools({
  siteDir,
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'assistant-tools',
    async postBuild({outDir}) {
      // What only a whole build needs is loaded only then.
      const {readVersionData} =
        await import('../crd-reference/files/cachedReference');
      const source = referenceSite({siteDir, siteUrl: url, baseUrl});
      for (const version of source.versions) {
        const data = readVersionData(source, version);
        const file = path.join(outDir, toolDataFile(version));
        await outputFile(file, JSON.stringify(data));
      }
      const tarball = path.join(outDir, 'mcp/openchoreo-docs-mcp.tgz');
      await outputFile(tarball, await packServer(url + baseUrl));
    },
  };
}

/**
 * Bundles the server, and packs it with its manifest as `npm pack` would. It has
 * no need of npm, which on Windows is no program that Node can start.
 */
async function packServer(address: string): Promise<Uint8Array> {
  const {build} = await import('esbuild');
  const {createTar} = await import('nanotar');
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'server.ts')],
    bundle: true,
    write: false,
    minify: true,
    legalComments: 'none',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    banner: {js: '#!/usr/bin/env node'},
    define: {SITE_ADDRESS: JSON.stringify(address)},
  });
  const manifest = await readFile(path.join(__dirname, 'package/package.json'));
  const files = [
    {
      name: 'package/server.cjs',
      data: outputFiles[0]?.contents ?? '',
      attrs: {mode: '755'},
    },
    {name: 'package/package.json', data: manifest},
  ];
  // The same bytes from each build; npm writes this time as well.
  const mtime = Date.UTC(1985, 9, 26, 8, 15);
  const tarball = createTar(files, {attrs: {mtime, mode: '644'}});
  return gzipSync(tarball, {level: 9});
}
