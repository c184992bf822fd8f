import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {listAddresses} from '../src/plugins/after-build/steps/published-addresses/node/listAddresses';
import {
  newAddresses,
  withAddresses,
} from '../src/plugins/after-build/steps/published-addresses/node/publishedList';
import {PUBLISHED_FILE} from '../src/site/redirects';
import {runCommand} from './command/runCommand';

/** Adds the addresses of the last build to the list of published addresses. */
function main(): void {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: 'build'}},
  });
  const folder = path.resolve(values.dir);
  const built = listAddresses(folder);
  const text = existsSync(PUBLISHED_FILE)
    ? readFileSync(PUBLISHED_FILE, 'utf8')
    : '';
  const added = newAddresses(text, built);
  writeFileSync(PUBLISHED_FILE, withAddresses(text, built));
  for (const address of added) process.stdout.write(`+ ${address}\n`);
  process.stdout.write(
    `${PUBLISHED_FILE}: ${added.length} added, ${built.length} in the build.\n`,
  );
}

if (require.main === module) void runCommand(main);
