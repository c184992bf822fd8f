import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import type {Plugin} from '@docusaurus/types';
import {readToolData} from '../crd-reference/files/readCatalog';
import {build} from 'esbuild';
import {packTar} from 'modern-tar';

import {REFERENCE} from '../../site/reference';
import {LICENSES} from '../../site/site';
import {toolDataFile, TOOLS_FOLDER} from './site';

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
      await mkdir(path.join(outDir, TOOLS_FOLDER), {recursive: true});
      const source = {...REFERENCE, siteDir};
      for (const version of source.versions) {
        const data = JSON.stringify(readToolData(source, version));
        await writeFile(path.join(outDir, toolDataFile(version)), data);
      }
      const file = `${TOOLS_FOLDER}openchoreo-docs-mcp.tgz`;
      await writeFile(path.join(outDir, file), await packServer(address));
    },
  };
}

async function packServer(address: string): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'server.ts')],
    ...{write: false, bundle: true, minify: true, legalComments: 'none'},
    ...{platform: 'node', target: 'node20', logLevel: 'error'},
    banner: {js: '#!/usr/bin/env node'},
    define: {SITE_ADDRESS: JSON.stringify(address)},
  });
  const manifest = JSON.stringify({
    ...{name: 'openchoreo-docs-mcp', version: '1.0.0', homepage: address},
    description: 'The OpenChoreo documentation as tools for assistants.',
    ...{license: LICENSES.code.name, engines: {node: '>=20'}},
    bin: 'server.cjs',
  });
  const files: [string, Uint8Array][] = [
    ['package.json', Buffer.from(manifest)],
    ['server.cjs', Buffer.from(outputFiles[0]?.contents ?? [])],
  ];
  const entries = files.map(([name, body]) => ({
    header: {
      ...{name: `package/${name}`, size: body.length},
      ...{mode: 0o755, mtime: MODIFIED},
    },
    body,
  }));
  return gzipSync(await packTar(entries));
}
