import {mkdtemp, rename, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {sync as spawn} from 'cross-spawn';
import {build} from 'esbuild';

import {LICENSES} from '../../../site/site';

const PACKAGE = 'openchoreo-docs-mcp';

/**
 * Bundles the local server into one file, and packs it for `npx`.
 *
 * @param address - Absolute URL of the site, with a slash at its end.
 * @param tarball - File that is written.
 */
export async function packServer(
  address: string,
  tarball: string,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `${PACKAGE}-`));
  try {
    await build({
      entryPoints: [path.join(__dirname, 'server.ts')],
      outfile: path.join(folder, 'server.cjs'),
      bundle: true,
      minify: true,
      platform: 'node',
      target: 'node20',
      legalComments: 'none',
      banner: {js: '#!/usr/bin/env node'},
      define: {SITE_ADDRESS: JSON.stringify(address)},
      logLevel: 'error',
    });
    await writeFile(
      path.join(folder, 'package.json'),
      JSON.stringify({
        name: PACKAGE,
        version: '1.0.0',
        description: 'The OpenChoreo documentation as tools for assistants.',
        homepage: address,
        license: LICENSES.code.name,
        bin: 'server.cjs',
        files: ['server.cjs'],
        engines: {node: '>=20'},
      }),
    );
    const {status, stderr} = spawn(
      'npm',
      ['pack', '--silent', '--pack-destination', path.dirname(tarball)],
      {cwd: folder, encoding: 'utf8'},
    );
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
    await rename(
      path.join(path.dirname(tarball), `${PACKAGE}-1.0.0.tgz`),
      tarball,
    );
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
