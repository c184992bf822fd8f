import path from 'node:path';

import {buildSync} from 'esbuild';

import {integrityHash, shortHash} from '../../../lib/node/hashes';
import {OLDEST_BROWSERS} from '../../../site/browsers';

/** The script that all redirect pages share. */
export interface RedirectScript {
  readonly code: string;
  /** File below the output folder; its name has a hash of its content. */
  readonly file: string;
  /** Value of the `integrity` attribute. */
  readonly integrity: string;
}

/** Bundles the script. Equal sources give equal bytes. */
export function bundleRedirectScript(): RedirectScript {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, '../client/redirect.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST_BROWSERS,
    legalComments: 'none',
  });
  const code = (outputFiles[0]?.text ?? '').trim();
  return {
    code,
    file: `assets/js/redirect.${shortHash(code, 8)}.js`,
    integrity: integrityHash(code),
  };
}
