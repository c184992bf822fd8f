/**
 * Says what is still to be done for the releases in src/site/releases.yaml:
 *
 *   npm run release:check             says it, and fails if there is anything
 *   npm run release:check -- --write  also writes docs-versions.json, and
 *                                     begins missing sections of changelogs
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readReleases} from '../src/lib/node/readReleases';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';
import {
  openTasks,
  writeDocumentedReleases,
  writeMissingNews,
} from './release/openTasks';

const SITE_DIR = path.resolve(import.meta.dirname, '..');

void runCommand(() => {
  const {values} = parseArgs({
    options: {write: {type: 'boolean', default: false}},
  });
  const releases = readReleases(SITE_DIR);
  const versions = values.write
    ? writeDocumentedReleases(SITE_DIR, DOCS_VERSIONS, releases)
    : DOCS_VERSIONS;
  if (values.write) writeMissingNews(SITE_DIR, versions, releases);
  const tasks = openTasks(SITE_DIR, versions, releases);
  for (const {message} of tasks) console.log(message);
  console.log(
    tasks.length === 0
      ? `Nothing is left to do for ${releases[0]?.version ?? ''}.`
      : `Left to do: ${tasks.length}.`,
  );
  if (tasks.length > 0) process.exitCode = 1;
});
