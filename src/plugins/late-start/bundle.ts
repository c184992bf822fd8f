import path from 'node:path';

import {simpleHash} from '@docusaurus/utils';
import {buildSync} from 'esbuild';

/** The oldest of `browserslist` in package.json, by esbuild's names. */
const TARGET = ['chrome123', 'firefox125', 'safari17.5'];

/**
 * The code of a browser's script, in one piece.
 *
 * @param constants - Values of the names that the script declares.
 */
export function bundle(file: string, constants: Record<string, string> = {}) {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    define: constants,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The starter with its path in the build, which changes with its code. */
export function bundleStarter(siteDir: string) {
  const code = bundle(path.join(siteDir, 'src/starter.ts'));
  return {code, file: `assets/js/starter.${simpleHash(code, 8)}.js`};
}
