import {execFileSync} from 'node:child_process';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

import {outputFile} from '../../lib/node/outputFile';
import {REFERENCE} from '../../site/reference';
import {readVersionData} from '../crd-reference/files/cachedReference';
import {toolDataFile} from './site';

/**
 * Writes the data of the assistants' tools, and their local server as a package
 * for `npx`.
 */
export default function assistantTools({
  siteDir,
  generatedFilesDir,
  siteConfig: {url, baseUrl},
}: LoadContext): Plugin {
  return {
    name: 'assistant-tools',
    async postBuild({outDir}) {
      const source = {...REFERENCE, siteDir, siteUrl: url, baseUrl};
      for (const version of source.versions) {
        const data = readVersionData(source, version);
        const file = path.join(outDir, toolDataFile(version));
        await outputFile(file, JSON.stringify(data));
      }
      const folder = path.join(generatedFilesDir, 'docs-mcp');
      await build({
        entryPoints: [path.join(__dirname, 'server.ts')],
        outfile: path.join(folder, 'server.cjs'),
        bundle: true,
        minify: true,
        legalComments: 'none',
        platform: 'node',
        target: 'node20',
        logLevel: 'error',
        banner: {js: '#!/usr/bin/env node'},
        define: {SITE_ADDRESS: JSON.stringify(url + baseUrl)},
      });
      const manifest = path.join(__dirname, 'package/package.json');
      await copyFile(manifest, path.join(folder, 'package.json'));
      const options = {cwd: folder, encoding: 'utf8'} as const;
      const name = execFileSync('npm', ['pack', '--silent'], options).trim();
      const packed = path.join(outDir, 'mcp/openchoreo-docs-mcp.tgz');
      await copyFile(path.join(folder, name), packed);
    },
  };
}
