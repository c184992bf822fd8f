import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {build} from 'esbuild';
import {packTar} from 'modern-tar';

import {LICENSES} from '../../../site/site';

/** The date that npm sets in packages, so that equal files give equal bytes. */
const MODIFIED = new Date('1985-10-26T08:15:00Z');

const EXECUTABLE = 0o755;

/**
 * Bundles the local server into one file and packs it as a package for `npx`.
 *
 * @param address - Absolute URL of the site, with a trailing slash.
 * @returns The bytes of the tarball.
 */
export async function packServer(address: string): Promise<Uint8Array> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'server.ts')],
    write: false,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    banner: {js: '#!/usr/bin/env node'},
    define: {SITE_ADDRESS: JSON.stringify(address)},
    logLevel: 'error',
  });
  const manifest = JSON.stringify({
    name: 'openchoreo-docs-mcp',
    version: '1.0.0',
    description: 'The OpenChoreo documentation as tools for assistants.',
    homepage: address,
    license: LICENSES.code.name,
    bin: 'server.cjs',
    engines: {node: '>=20'},
  });
  const files = {
    'package.json': Buffer.from(manifest),
    'server.cjs': Buffer.from(outputFiles[0]?.contents ?? []),
  };
  const archive = await packTar(
    Object.entries(files).map(([name, body]) => ({
      header: {
        name: `package/${name}`,
        size: body.length,
        mode: EXECUTABLE,
        mtime: MODIFIED,
      },
      body,
    })),
  );
  return gzipSync(archive);
}
