/**
 * Imports the commands and flags of choreoctl into a docs version:
 *
 *   npm run cli:import -- --from <checkout of the platform> --version <name>
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {filesBelow} from '@openchoreo/page-tools/node/filesBelow';
import {stringify} from 'yaml';

import {docsVersionByName} from '../src/site/versions';
import {readCobra} from './cli/readCobra';
import {runCommand} from './command/runCommand';

const SOURCE = 'pkg/cli';
const IMAGE = 'ghcr.io/openchoreo/openchoreo-cli';
const SITE_DIR = path.resolve(import.meta.dirname, '..');

const HEADER = `# Written by \`npm run cli:import\`. Do not edit.
# Commands and flags of choreoctl: ${SOURCE} of the platform's repository.
`;

void runCommand(() => {
  const {values} = parseArgs({
    options: {from: {type: 'string'}, version: {type: 'string'}},
  });
  const {from, version} = values;
  if (from === undefined || version === undefined) {
    throw new Error(
      'cli:import: write --from <checkout of the platform> and --version <docs version>.',
    );
  }
  const {folder} = docsVersionByName(version);
  const files = filesBelow(path.join(from, SOURCE))
    .filter((name) => name.endsWith('.go') && !name.endsWith('_test.go'))
    .map((name): [string, string] => {
      const file = `${SOURCE}/${name}`;
      return [file, readFileSync(path.join(from, file), 'utf8')];
    });
  const cli = readCobra(new Map(files), IMAGE);
  const file = path.join(SITE_DIR, folder, '_cli.yaml');
  const text = HEADER + stringify(cli, {lineWidth: 0});
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  const all = Object.values(cli.commands);
  const flags = all.flatMap((one) => Object.keys(one.flags ?? {}));
  console.log(`${all.length} commands, ${flags.length} flags`);
  console.log(`${folder}/_cli.yaml: ${isSame ? 'unchanged' : 'written'}`);
});
