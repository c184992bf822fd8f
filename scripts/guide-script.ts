/**
 * Prints the commands of a guide as a script, for a machine with Docker:
 *
 *   npx tsx scripts/guide-script.ts docs/getting-started/single-cluster.md | bash
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {visit} from 'unist-util-visit';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {parsePage} from '../src/lib/pages/parsePage';
import {fillConstants, readConstants} from '../src/markdown/constants';
import {readEnvironment} from '../src/site/environment';
import {runCommand} from './command/runCommand';
import {guideScript} from './guide/guideScript';

void runCommand(() => {
  const siteDir = path.resolve(import.meta.dirname, '..');
  const [page] = process.argv.slice(2);
  if (page === undefined) {
    throw new Error('guide-script: name a page, such as docs/tasks/a.md.');
  }
  const file = pathFrom(siteDir, path.resolve(page));
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const constants = readConstants(siteDir, file, siteUrl + baseUrl);
  const tree = parsePage(readFileSync(path.join(siteDir, file), 'utf8'), file);
  visit(tree, 'code', (node) => {
    node.value = fillConstants(node.value, constants).text;
  });
  const {script, leftOut} = guideScript(tree, file);
  process.stdout.write(script);
  for (const line of leftOut) {
    process.stderr.write(`${file}:${line} needs a value: left out\n`);
  }
});
