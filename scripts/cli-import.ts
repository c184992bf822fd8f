/**
 * Imports the commands and flags of choreoctl into a docs version, from the
 * folder that cobra's `doc.GenYamlTree(root, folder)` writes:
 *
 *   npm run cli:import -- --from <that folder> --version <name>
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {parse} from 'yaml';
import * as z from 'zod';

import {docsVersionByName} from '../src/site/versions';
import {writeData} from './command/platform';
import {runCommand} from './command/runCommand';

const HEADER = `# Written by \`npm run cli:import\`. Do not edit.
# Commands and flags of choreoctl, from cobra's doc.GenYamlTree.
`;

const commandFile = z.looseObject({
  name: z.string(),
  synopsis: z.string().default(''),
  options: z
    .array(
      z.looseObject({
        name: z.string(),
        shorthand: z.string().optional(),
        default_value: z.string().default(''),
        usage: z.string().default(''),
      }),
    )
    .default([]),
});

/** The commands in files of cobra, by the words after the program. */
export function readCommands(texts: readonly string[]) {
  const commands = texts.flatMap((text) => {
    const {name, synopsis, options} = commandFile.parse(parse(text));
    const words = name.split(' ').slice(1).join(' ');
    const flags = options
      .filter((option) => option.name !== 'help')
      .map(({name: flag, shorthand, default_value: preset, usage}) => {
        const type = /^(?:true|false)$/u.test(preset) ? 'bool' : 'string';
        const value = type === 'bool' ? preset : JSON.stringify(preset);
        const row = {short: shorthand, type, default: value, what: usage};
        return [flag, row] as const;
      });
    const own = flags.length > 0 ? {flags: Object.fromEntries(flags)} : {};
    return words === '' ? [] : [[words, {what: synopsis, ...own}] as const];
  });
  return Object.fromEntries(commands.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function main(): void {
  const {values} = parseArgs({
    options: {from: {type: 'string'}, version: {type: 'string'}},
  });
  const {from, version} = values;
  if (from === undefined || version === undefined) {
    throw new Error('Write --from <folder of cobra> and --version <name>.');
  }
  const texts = readdirSync(from)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(from, file), 'utf8'));
  const commands = readCommands(texts);
  console.log(`${Object.keys(commands).length} commands`);
  const image = 'ghcr.io/openchoreo/openchoreo-cli';
  const data = {name: 'choreoctl', image, commands};
  writeData(docsVersionByName(version), '_cli.yaml', HEADER, data);
}

if (require.main === module) void runCommand(main);
