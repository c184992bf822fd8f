/**
 * Measures what the site costs its readers and writers, beside the goals:
 *
 *   npm run bench                 all parts
 *   npm run bench -- build growth these parts
 *
 * Times are ratios to another way on the same machine, or to the time that the
 * framework's own site takes. A goal that is missed fails nothing: `npm run
 * size` guards what can be guarded.
 */
import {parseArgs} from 'node:util';

import {runCommand} from './command/runCommand';
import {measureActions} from './bench/actions';
import {measureBuild} from './bench/build';
import {measureDevServer} from './bench/devServer';
import {goalTable, type Measure} from './bench/goal';
import {measureGrowth} from './bench/growth';
import {measureLoading} from './bench/loading';
import {measureSearch} from './bench/search';
import {measureReference} from './bench/reference';

const PARTS: Readonly<Record<string, Measure>> = {
  loading: measureLoading,
  actions: () => measureActions(),
  build: measureBuild,
  'dev-server': measureDevServer,
  growth: () => measureGrowth(),
  reference: measureReference,
  search: measureSearch,
};

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const names = positionals.length === 0 ? Object.keys(PARTS) : positionals;
  for (const name of names) {
    const measure = PARTS[name];
    if (!measure) {
      throw new Error(
        `There is no part "${name}". Allowed: ${Object.keys(PARTS).join(', ')}.`,
      );
    }
    const rows = await measure();
    process.stdout.write(`${name}\n\n${goalTable(rows)}\n\n`);
  }
}

void runCommand(main);
