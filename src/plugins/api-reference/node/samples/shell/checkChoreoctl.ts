import {nearest} from '../../../../../lib/nearest';

import {readArguments, type OptionTable} from './readArguments';
import type {ShellWord} from './readShell';
import {isUnknown, reportAt, type ShellContext} from './shellContext';

/**
 * The commands that the platform's tool registers, with their options: the
 * same in both docs versions. From pkg/cli of openchoreo/openchoreo.
 */
const COMMANDS: Readonly<Record<string, OptionTable>> = {
  apply: table('-f --file', ''),
  delete: table('-f --file', '-w --wait'),
  'create workload': table(
    '--organization --project --component --image --descriptor -o --output --name',
    '-i --interactive',
  ),
  'config get-contexts': table('', ''),
  'config set-context': table(
    '--organization --project --component --environment --dataplane',
    '',
  ),
  'config use-context': table('--name', ''),
  'config current-context': table('', ''),
  'config set-control-plane': table('--endpoint --token', ''),
  version: table('', ''),
  'completion bash': table('', ''),
  'completion zsh': table('', ''),
  'completion fish': table('', ''),
  'completion powershell': table('', ''),
};

const ALIASES: Readonly<Record<string, string>> = {
  'create wl': 'create workload',
};

/** Checks a `choreoctl` command: its subcommand and its options. */
export function checkChoreoctl(
  words: readonly ShellWord[],
  context: ShellContext,
): void {
  const [first, second] = words;
  if (first === undefined || first.text.startsWith('-')) return;
  const one = first.values[0] ?? '';
  const two = `${one} ${second?.values[0] ?? ''}`;
  if (isUnknown(two)) return;
  const name = [one, two, ALIASES[two]].find(
    (each) => each !== undefined && each in COMMANDS,
  );
  if (name === undefined) {
    const known = Object.keys(COMMANDS);
    const near = nearest(two, known) ?? nearest(one, known);
    reportAt(
      context,
      first,
      `choreoctl has no command ${two.trim()}`,
      near === undefined
        ? `Write one of: ${known.join(', ')}.`
        : `Did you mean ${near}?`,
    );
    return;
  }
  const options = COMMANDS[name];
  if (options === undefined) return;
  const read = readArguments(words.slice(name.split(' ').length), options);
  for (const {word, near} of read.unknown) {
    reportAt(
      context,
      word,
      `choreoctl ${name} has no option ${word.text.split('=')[0] ?? ''}`,
      near === undefined ? 'Remove it.' : `Did you mean ${near}?`,
    );
  }
}

function table(withValue: string, alone: string): OptionTable {
  const words = (text: string): string[] =>
    text.split(' ').filter((word) => word !== '');
  return {
    withValue: words(withValue),
    alone: [...words(alone), '-h', '--help'],
  };
}
