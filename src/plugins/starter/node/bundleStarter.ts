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

/** A script of its own file. */
export interface StarterScript {
  readonly code: string;
  /** Below the output folder, named by its content. */
  readonly file: string;
  /** Value of its `integrity`. */
  readonly integrity: string;
}

/** The scripts that a page has before the application; the starter itself. */
export interface Starter extends StarterScript {
  /** Source of the inline script. */
  readonly firstPaint: string;
  /** What a page with live parts has beside the starter. */
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

/** Texts in the place of names. */
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

/** Bundles the starter with esbuild: the same bytes for the same sources. */
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
