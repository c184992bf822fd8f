import {createHash} from 'node:crypto';
import path from 'node:path';

import {buildSync, type BuildOptions} from 'esbuild';

import {announcementId} from '../../../lib/announcementId';
import {ANNOUNCEMENT} from '../../../site/announcement';
import {OLDEST_BROWSERS} from '../../../site/browsers';

/** The two scripts that a page has before the application. */
export interface Starter {
  /** Source of the inline script. */
  readonly firstPaint: string;
  /** Source of the starter. */
  readonly code: string;
  /** Its file below the output folder, named by its content. */
  readonly file: string;
  /** Value of its `integrity`. */
  readonly integrity: string;
}

const CLIENT = path.join(__dirname, '../client');

function bundle(entry: string, options: BuildOptions = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(CLIENT, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: OLDEST_BROWSERS,
    legalComments: 'none',
    ...options,
  });
  return (outputFiles?.[0]?.text ?? '').trim();
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Bundles the starter with esbuild: the same bytes for the same sources. */
export function bundleStarter(): Starter {
  const firstPaint = bundle('firstPaint.ts', {
    define: {ANNOUNCEMENT_ID: JSON.stringify(announcementId(ANNOUNCEMENT))},
  });
  const code = bundle('starter.ts');
  return {
    firstPaint,
    code,
    file: `assets/js/starter.${sha256(code).toString('hex').slice(0, 8)}.js`,
    integrity: `sha256-${sha256(code).toString('base64')}`,
  };
}
