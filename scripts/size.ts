/**
 * Prints the size of one page of each kind, and that of all key links, with their
 * budgets, and fails above them:
 *
 *   npm run size -- --dir build
 */
import {parseArgs} from 'node:util';

import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {keyLinksReport} from './size/keyLinksReport';
import {pagesReport} from './size/pagesReport';

void runCommand(() => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  requireBuiltSite(values.dir);
  const {baseUrl} = readEnvironment(process.env);
  const {text, faults} = pagesReport(values.dir, baseUrl);
  const links = keyLinksReport(values.dir);
  process.stdout.write(`${text}\n\n${links.text}\n`);
  const all = [...faults, ...links.faults];
  if (all.length === 0) return;
  process.stderr.write(`\n${all.join('\n')}\n`);
  process.exitCode = 1;
});
