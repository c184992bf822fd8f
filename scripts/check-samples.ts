import path from 'node:path';

import {pathFrom} from '../src/lib/node/pathFrom';
import {parsePage} from '../src/markdown/parsePage';
import {fillConstants, readConstants} from '../src/markdown/constants';
import {checkContent} from '../src/plugins/crd-reference/samples/checkContent';
import {readEnvironment} from '../src/site/environment';
import {REFERENCE} from '../src/site/reference';
import {DOCS_VERSIONS} from '../src/site/versions';
import {runCommand} from './command/runCommand';

/**
 * Checks the samples of all pages and posts, or of the given files, without a
 * build: `npm run check:samples [-- file …]`.
 */
async function main(): Promise<void> {
  const siteDir = path.resolve(import.meta.dirname, '..');
  const {siteUrl, baseUrl} = readEnvironment(process.env);
  const address = siteUrl + baseUrl;
  const files = process.argv
    .slice(2)
    .map((file) => pathFrom(siteDir, path.resolve(file)));
  const started = performance.now();
  const {errors, counts} = await checkContent({
    ...REFERENCE,
    folders: [...DOCS_VERSIONS.map(({folder}) => folder), 'blog', 'src/pages'],
    ...{siteDir, siteUrl, baseUrl, isFixed: true},
    files: files.length === 0 ? undefined : files,
    parse: parsePage,
    // Unknown constants are ignored here, because the build reports them.
    fill: (text, file) =>
      fillConstants(text, readConstants(siteDir, file, address)).text,
  });
  for (const {message} of errors) process.stderr.write(`${message}\n`);
  const {pages, blocks, sampleFiles} = counts;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Samples: ${blocks} blocks on ${pages} pages and ${sampleFiles} files in ${seconds} s, ${errors.length} mistakes.\n`,
  );
  if (errors.length > 0) process.exitCode = 1;
}

void runCommand(main);
