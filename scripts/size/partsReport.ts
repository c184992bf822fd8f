import {spawnSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

import {UNEXPLAINED_PART_KB} from '../../src/site/budgets';
import {bundleParts} from './bundleParts';
import type {Report} from './pagesReport';
import {PART_REASONS, UNEXPLAINED, partOf} from './parts';
import {kilobytes, textTable} from './table';
import {filesOfPage, readPageFile} from './weighPage';

const PARTS_DIR = path.join('reports', 'size');

/** Builds the scripts once more, with source maps and without the pages. */
function buildWithSourceMaps(): void {
  rmSync(PARTS_DIR, {recursive: true, force: true});
  const {status, stdout, stderr} = spawnSync(
    'npx',
    [
      ...['docusaurus', 'build', '--config', 'scripts/size/partsConfig.ts'],
      ...['--out-dir', PARTS_DIR],
    ],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
        // Its cache would push out that of the real build.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
}

/** `assets/js/main.0123abcd.js` → `main` */
function chunkName(file: string): string {
  return path.basename(file).replace(/\.[0-9a-f]{8}\.js$/, '');
}

/**
 * Says what the started application of a page consists of.
 *
 * @param outDir - The finished site, which says what the page loads.
 */
export function partsReport(
  outDir: string,
  route: string,
  baseUrl: string,
): Report {
  const html = readPageFile(outDir, route);
  const wanted = new Set(
    filesOfPage(html, baseUrl).application.map((file) => chunkName(file)),
  );
  buildWithSourceMaps();
  const scripts = path.join(PARTS_DIR, 'assets', 'js');
  const files = readdirSync(scripts)
    .filter((file) => file.endsWith('.js') && wanted.has(chunkName(file)))
    .map((file) => path.join(scripts, file));
  const unexplained = bundleParts(files, (source) =>
    partOf(source) === UNEXPLAINED ? source : '',
  ).filter(
    ({name, brotli}) => name !== '' && brotli > UNEXPLAINED_PART_KB * 1000,
  );
  const rows = bundleParts(files, partOf).map(({name, bytes, brotli}) => [
    name,
    kilobytes(brotli),
    kilobytes(bytes),
    PART_REASONS.find((reason) => reason.name === name)?.why ?? '',
  ]);
  return {
    text: [
      `Parts of the started application on ${route}: kB`,
      textTable(['part', 'brotli', 'raw', 'why it is there'], rows),
    ].join('\n\n'),
    faults: unexplained.map(
      ({name, brotli}) =>
        `${name}: ${kilobytes(brotli)} kB in the client without a reason. Take it out, or give its reason in scripts/size/parts.ts.`,
    ),
  };
}
