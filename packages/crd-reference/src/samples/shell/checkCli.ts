import {didYouMeanOr} from '@openchoreo/content-errors/nearest';

import type {Cli, CliFlag} from '../readCli';
import type {ShellWord} from './readShell';
import {isUnknown, reportAt, type ShellContext} from './shellContext';

/** What the program's library adds to each program. */
const ADDED = new Set(['completion', 'help']);

/** The words after the program, or after its image: `docker run … <image> …`. */
function cliWords(
  words: readonly ShellWord[],
  {name, image}: Cli,
): readonly ShellWord[] | undefined {
  const start = words.findIndex(
    ({values: [value = '']}, index) =>
      (index === 0 && value === name) || value.startsWith(`${image}:`),
  );
  // Only `docker run` runs the program.
  const isRun = start === 0 || words.some(({text}) => text === 'run');
  return start === -1 || !isRun ? undefined : words.slice(start + 1);
}

/** Checks that what a command asks of the platform's program exists. */
export function checkCli(
  command: readonly ShellWord[],
  cli: Cli,
  context: ShellContext,
): void {
  const {version} = context.catalog;
  let path = '';
  let wantsValue = false;
  for (const word of cliWords(command, cli) ?? []) {
    const [value = ''] = word.values;
    if (isUnknown(value) || wantsValue) {
      wantsValue = false;
    } else if (value.startsWith('-')) {
      wantsValue = checkFlag(word, value, path, cli, context);
    } else {
      const below = subcommands(cli, path);
      const next = below.find((name) => {
        const {aliases = []} = cli.commands[join(path, name)] ?? {};
        return name === value || aliases.includes(value);
      });
      if (next !== undefined) {
        path = join(path, next);
      } else if (path === '' && ADDED.has(value)) {
        return;
      } else if (below.length > 0) {
        const what = `${join(cli.name, path)} has no command ${value} in ${version}`;
        const list = `Use one of: ${below.join(', ')}.`;
        reportAt(context, word, what, didYouMeanOr(list, value, below));
        return;
      }
    }
  }
}

/** @returns Whether the flag takes the next word as its value. */
function checkFlag(
  word: ShellWord,
  value: string,
  path: string,
  {name: program, commands}: Cli,
  context: ShellContext,
): boolean {
  const [name = ''] = value.replace(/^--?/u, '').split('=');
  if (['-h', '--help', '--'].includes(value)) return false;
  const flags = Object.entries(commands[path]?.flags ?? {});
  const isLong = value.startsWith('--');
  const found: CliFlag | undefined = flags.find(([long, {short}]) =>
    isLong ? long === name : short === name.slice(0, 1),
  )?.[1];
  if (found !== undefined) {
    const isAlone = !value.includes('=') && (isLong || name.length === 1);
    return isAlone && found.type !== 'bool';
  }
  const known = flags.flatMap(([long, {short}]) => [
    `--${long}`,
    ...(short === undefined ? [] : [`-${short}`]),
  ]);
  const list =
    known.length === 0 ? 'It takes none.' : `Use ${known.join(', ')}.`;
  reportAt(
    context,
    word,
    `${join(program, path)} has no flag ${isLong ? '--' : '-'}${name} in ${context.catalog.version}`,
    isLong ? didYouMeanOr(list, `--${name}`, known) : list,
  );
  return false;
}

/** The next words of the commands that begin with `path`. */
function subcommands({commands}: Cli, path: string): readonly string[] {
  return Object.keys(commands).flatMap((command) => {
    const words = command.split(' ');
    const last = words.pop() ?? '';
    return words.join(' ') === path ? [last] : [];
  });
}

function join(path: string, name: string): string {
  return path === '' || name === '' ? path + name : `${path} ${name}`;
}
