import {createHash} from 'node:crypto';
import path from 'node:path';

import {buildSync} from 'esbuild';

import {OLDEST_BROWSERS} from '../../../site/browsers';

/** The one script of the pages that lead elsewhere. */
export interface RedirectScript {
  readonly code: string;
  /** Its file below the output folder, named by its content. */
  readonly file: string;
  /** Value of its `integrity`. */
  readonly integrity: string;
}

/** Bundles the script: the same bytes for the same source. */
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
  const hash = createHash('sha256').update(code).digest();
  return {
    code,
    file: `assets/js/redirect.${hash.toString('hex').slice(0, 8)}.js`,
    integrity: `sha256-${hash.toString('base64')}`,
  };
}
