/**
 * Checks pages without building them, with the steps of the dev server and the
 * build: all pages, or the given ones and those that link to them. With --all,
 * advice is listed for each place.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {pathFrom} from '@openchoreo/page-tools/node/pathFrom';
import {checkSite} from './check/checkPages';
import {groupAdvice} from './check/groupAdvice';
import {runCommand} from './command/runCommand';

async function main(): Promise<void> {
  const start = performance.now();
  const siteDir = path.resolve(__dirname, '..');
  const {values, positionals} = parseArgs({
    options: {all: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const files = positionals.map((file) =>
    pathFrom(siteDir, path.resolve(file)),
  );
  const {errors, advice, pages} = await checkSite(
    siteDir,
    files.length === 0 ? undefined : files,
  );
  for (const line of groupAdvice(advice, values.all))
    process.stdout.write(`advice: ${line}\n`);
  for (const {message} of errors) process.stderr.write(`${message}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(
    `Pages: ${pages} pages in ${seconds} s, ${errors.length} mistakes.\n`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

void runCommand(main);
