/**
 * Prints the size of one page of each kind with its budget, and fails above it:
 *
 *   npm run size -- --dir build
 */
import {parseArgs} from 'node:util';

import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {pagesReport} from './size/pagesReport';

void runCommand(() => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  requireBuiltSite(values.dir);
  const {baseUrl} = readEnvironment(process.env);
  const {text, faults} = pagesReport(values.dir, baseUrl);
  process.stdout.write(`${text}\n`);
  if (faults.length === 0) return;
  process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
});
