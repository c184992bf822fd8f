import path from 'node:path';

import {buildSync} from 'esbuild';

import {OLDEST_BROWSERS} from '../../site/browsers';
import {integrityHash, shortHash} from './hashes';

/** A script outside the application, in its own file. */
export interface BundledScript {
  readonly code: string;
  /** Path below the output folder; contains a hash of the content. */
  readonly file: string;
  /** Value of its `integrity`. */
  readonly integrity: string;
}

/**
 * Bundles a script for browsers. Equal sources give equal bytes.
 *
 * @param entry - Absolute path; the script is named after it.
 * @param values - Texts that replace names in the code.
 */
export function bundleScript(
  entry: string,
  values: Readonly<Record<string, string>> = {},
  format: 'iife' | 'esm' = 'iife',
): BundledScript {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: OLDEST_BROWSERS,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(values).map(([name, text]) => [
        name,
        JSON.stringify(text),
      ]),
    ),
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  const name = path.basename(entry, '.ts');
  return {
    code,
    file: `assets/js/${name}.${shortHash(code, 8)}.js`,
    integrity: integrityHash(code),
  };
}
