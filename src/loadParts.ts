import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import {build, type Plugin} from 'esbuild';

import type * as Parts from './configParts';

const SITE_DIR = path.dirname(__dirname);

/**
 * Bundles the workspaces too, since Node cannot load their TypeScript, and
 * keeps the folder of each file, since files of one bundle would all have its.
 */
const ownFiles: Plugin = {
  name: 'own-files',
  setup(bundler) {
    // Whoever imports a file of a workspace first must not decide what kind of
    // module it is, or the same code would have two hashes.
    bundler.onResolve({filter: /^[^./]/}, ({path: name, kind}) =>
      kind === 'entry-point' || name.startsWith('@openchoreo/')
        ? undefined
        : {path: name, external: true},
    );
    bundler.onLoad({filter: /\.ts$/}, ({path: file}) => {
      const own = `const __filename = ${JSON.stringify(file)}, __dirname = ${JSON.stringify(path.dirname(file))};`;
      // On the first line, so that the others keep their numbers.
      return {contents: own + readFileSync(file, 'utf8'), loader: 'ts'};
    });
  },
};

/**
 * Loads the code that `docusaurus.config.ts` uses, as one bundle without
 * the packages of others. The framework's own loader takes twenty times as long, and keeps
 * what it has loaded when the configuration changes.
 *
 * @returns The code, and a hash of it and of the versions of all packages.
 */
export async function loadParts(): Promise<{
  readonly parts: typeof Parts;
  readonly codeHash: string;
}> {
  const {outputFiles} = await build({
    entryPoints: [path.join(__dirname, 'configParts.ts')],
    outfile: 'configParts.cjs',
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    plugins: [ownFiles],
  });
  const code = outputFiles.map(({text}) => text).join('');
  const codeHash = createHash('sha256')
    .update(code)
    .update(readFileSync(path.join(SITE_DIR, 'package-lock.json')))
    .digest('hex')
    .slice(0, 16);
  const folder = path.join(SITE_DIR, 'node_modules/.cache/config');
  const file = path.join(folder, `${codeHash}.cjs`);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, code);
  process.setSourceMapsEnabled(true);
  return {parts: createRequire(file)(file) as typeof Parts, codeHash};
}
