/**
 * Imports the commands and flags of choreoctl into a docs version:
 *
 *   npm run cli:import -- --from <checkout of the platform> --version <name>
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';

import {readCobra} from './cli/readCobra';
import {importOptions, writeData} from './command/platformData';
import {runCommand} from './command/runCommand';

const SOURCE = 'pkg/cli';
const IMAGE = 'ghcr.io/openchoreo/openchoreo-cli';

const HEADER = `# Written by \`npm run cli:import\`. Do not edit.
# Commands and flags of choreoctl: ${SOURCE} of the platform's repository.
`;

void runCommand(() => {
  const {from, version} = importOptions('cli:import');
  const files = filesBelow(path.join(from, SOURCE))
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .map((name): [string, string] => {
      const file = `${SOURCE}/${name}`;
      return [file, readFileSync(path.join(from, file), 'utf8')];
    });
  const cli = readCobra(new Map(files), IMAGE);
  const all = Object.values(cli.commands);
  const flags = all.flatMap((one) => Object.keys(one.flags ?? {}));
  console.log(`${all.length} commands, ${flags.length} flags`);
  writeData(version, '_cli.yaml', HEADER, cli);
});
