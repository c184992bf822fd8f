/**
 * Prints the size of one page of each kind, of the scripts on demand and of all
 * key links next to their budgets, and fails if one is exceeded:
 *
 *   npm run size -- --dir build
 */
import {parseArgs} from 'node:util';

import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {keyLinksReport} from './size/keyLinksReport';
import {pagesReport} from './size/pagesReport';
import {scriptsReport} from './size/scriptsReport';

void runCommand(() => {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  requireBuiltSite(values.dir);
  const {baseUrl} = readEnvironment(process.env);
  const pages = pagesReport(values.dir, baseUrl);
  const scripts = scriptsReport(values.dir, baseUrl);
  const links = keyLinksReport(values.dir);
  console.log('Pages: kB after Brotli / budget (src/site/budgets.ts)');
  console.table(pages.rows);
  console.log('Scripts on demand: kB after Brotli / budget');
  console.table(scripts.rows);
  console.log('What links on keys add to the HTML of all pages');
  console.table(links.rows);
  const all = [...pages.faults, ...scripts.faults, ...links.faults];
  if (all.length === 0) return;
  process.stderr.write(`\n${all.join('\n')}\n`);
  process.exitCode = 1;
});
