/**
 * Imports the commands and flags of choreoctl into a docs version, from the
 * folder that cobra's `doc.GenYamlTree(root, folder)` writes:
 *
 *   npm run cli:import -- --from <that folder> --version <name>
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';
import * as z from 'zod';

import {readOptions, runCommand, writeData} from './command';

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

/**
 * The commands in files of cobra, by the words after the program.
 *
 * @throws Error if there is none.
 */
export function readCommands(texts: readonly string[]) {
  const commands = texts
    .map((text) => commandFile.parse(parse(text)))
    // The program itself has no words after its name.
    .filter(({name}) => name.includes(' '))
    .map(({name, synopsis, options}) => {
      const flags = options
        .filter((option) => option.name !== 'help')
        .map(({name: flag, shorthand, default_value: preset, usage}) => {
          const isBool = preset === 'true' || preset === 'false';
          const row = {
            short: shorthand,
            type: isBool ? 'bool' : 'string',
            default: isBool ? preset : JSON.stringify(preset),
            what: usage,
          };
          return [flag, row] as const;
        });
      const own = flags.length > 0 ? {flags: Object.fromEntries(flags)} : {};
      const words = name.replace(/^\S+ /u, '');
      return [words, {what: synopsis, ...own}] as const;
    });
  if (commands.length === 0) {
    throw new Error('Found no command. Name the folder that cobra wrote.');
  }
  return Object.fromEntries(commands.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function main(): void {
  const {from, version} = readOptions("folder of cobra's files");
  const texts = readdirSync(from)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(path.join(from, file), 'utf8'));
  const data = {name: 'choreoctl', commands: readCommands(texts)};
  writeData(version, '_cli.yaml', 'cli:import', data);
}

if (require.main === module) void runCommand(main);
