import path from 'node:path';

import {simpleHash} from '@docusaurus/utils';
import {buildSync} from 'esbuild';

import {browserslist} from '../../../package.json';

/** The oldest browsers, by esbuild's names: `ios_saf >= 17.5` is `ios17.5`. */
const TARGET = browserslist.production.map((oldest) =>
  oldest.replace(' >= ', '').replace('ios_saf', 'ios'),
);

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
