import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {describe, expect, inject, test} from 'vitest';

import {readCli} from '../../src/plugins/imported-data/cliCommands';
import {readCharts} from '../../src/plugins/imported-data/charts';
import {docsVersionByName} from '../../src/site/versions';
import {readChart} from '../../scripts/import';

const platform = inject('platform');
const siteDir = path.resolve(import.meta.dirname, '../..');
const version = docsVersionByName(platform.version);
const commands = Object.entries(readCli(siteDir, version, [])?.commands ?? {});
const charts = Object.entries(readCharts(siteDir, version, [])?.values ?? {});

/** What a program prints. */
function print(program: 'choreoctl' | 'helm', ...args: string[]): string {
  const {[program]: file = ''} = platform.programs;
  // Neither reads nor writes the settings of whoever runs the tests.
  const env = {...process.env, HOME: platform.folder};
  return execFileSync(file, args, {encoding: 'utf8', env, maxBuffer: 2 ** 26});
}

/** The names under `Available Commands:` of a help, or nothing. */
function commandsIn(help: string): string[] {
  const [, list = ''] = help.split('Available Commands:\n');
  const [own = ''] = list.split('\n\n');
  return own.split('\n').map((line) => line.trim().split(' ')[0] ?? '');
}

describe('choreoctl has what the pages say', () => {
  test.each(commands)('%s', (words, {what, flags}) => {
    const names = words.split(' ');
    // The help of the command above says what a command is for.
    expect(print('choreoctl', ...names.slice(0, -1), '--help')).toContain(what);
    const [, help = ''] = print('choreoctl', ...names, '--help').split(
      'Flags:\n',
    );
    const found = [...help.matchAll(/^ +(?:-\w, )?--([\w-]+)/gmu)].map(
      ([, name]) => name,
    );
    expect(new Set(found)).toEqual(new Set(['help', ...Object.keys(flags)]));
    for (const [name, {short, what: use}] of Object.entries(flags)) {
      expect(help).toContain(`${short ? `-${short}, ` : ''}--${name}`);
      expect(help.replace(/\s+/gu, ' ')).toContain(use);
    }
  });

  test('and nothing else', () => {
    const own = commandsIn(print('choreoctl', '--help'));
    const known = commands.map(([words]) => words.split(' ')[0]);
    const ofCobra = ['completion', 'help'];
    expect(new Set([...known, ...ofCobra])).toEqual(new Set(own));
  });
});

test.each(charts)(
  'the chart %s has the values of its page, and renders',
  (name, {values}) => {
    const chart = path.join(platform.folder, 'source/install/helm', name);
    const {values: own} = readChart(
      '{}',
      print('helm', 'show', 'values', chart),
    );
    expect(values).toEqual(own);
    const objects = print('helm', 'template', 'test', chart);
    expect(objects).toContain('apiVersion:');
  },
);
