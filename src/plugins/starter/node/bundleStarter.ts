import path from 'node:path';

import {buildSync, type BuildOptions} from 'esbuild';

import {announcementId} from '../../../lib/announcementId';
import {integrityHash, shortHash} from '../../../lib/node/hashes';
import {ANNOUNCEMENT} from '../../../site/announcement';
import {OLDEST_BROWSERS} from '../../../site/browsers';
import {
  ANNOUNCEMENT_DISMISSED_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
} from '../../../site/storageKeys';

/** A script in its own file. */
export interface StarterScript {
  readonly code: string;
  /** Path below the output folder; contains a hash of the content. */
  readonly file: string;
  /** Value of its `integrity`. */
  readonly integrity: string;
}

/** The starter and the other scripts that run before the application. */
export interface Starter extends StarterScript {
  /** Source of the inline script. */
  readonly firstPaint: string;
  /** The additional script of pages with live parts. */
  readonly live: StarterScript;
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

/** Definitions that replace names with string literals. */
function texts(
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, JSON.stringify(text)]),
  );
}

function script(name: string): StarterScript {
  const code = bundle(`${name}.ts`);
  return {
    code,
    file: `assets/js/${name}.${shortHash(code, 8)}.js`,
    integrity: integrityHash(code),
  };
}

/** Bundles the starter with esbuild. Equal sources give equal bytes. */
export function bundleStarter(): Starter {
  const firstPaint = bundle('firstPaint.ts', {
    define: texts({
      COLOR_MODE_KEY,
      ANNOUNCEMENT_DISMISSED_KEY,
      ANNOUNCEMENT_ID_KEY,
      ANNOUNCEMENT_ID: announcementId(ANNOUNCEMENT),
    }),
  });
  return {firstPaint, live: script('live'), ...script('starter')};
}
