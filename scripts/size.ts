import {parseArgs} from 'node:util';

import {readEnvironment} from '../src/site/environment';
import {requireBuiltSite} from './command/requireBuiltSite';
import {runCommand} from './command/runCommand';
import {pagesReport} from './size/pagesReport';
import {partsReport} from './size/partsReport';

/** Weighs the built pages and says what the client bundle consists of. */
function main(): void {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', default: 'build'},
      route: {
        type: 'string',
        default: '/docs/getting-started/quick-start-guide/',
      },
      'pages-only': {type: 'boolean', default: false},
    },
  });
  const {dir, route} = values;
  const {baseUrl} = readEnvironment(process.env);
  requireBuiltSite(dir);
  const reports = [
    pagesReport(dir, baseUrl),
    ...(values['pages-only'] ? [] : [partsReport(dir, route, baseUrl)]),
  ];
  process.stdout.write(`${reports.map(({text}) => text).join('\n\n')}\n`);
  const faults = reports.flatMap((report) => report.faults);
  if (faults.length === 0) return;
  process.stderr.write(`\n${faults.join('\n')}\n`);
  process.exitCode = 1;
}

if (require.main === module) void runCommand(main);
