import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {readChart} from '../../scripts/import';
import {readCli} from '../../src/plugins/imported-data/cliCommands';
import {readChartCatalog} from '../../src/plugins/imported-data/charts';
import {FOLDER, SITE_DIR, VERSION} from './platform';

const commands = readCli(SITE_DIR, VERSION, [])?.commands ?? {};
const charts = readChartCatalog(SITE_DIR, VERSION, [])?.values ?? {};

function helpOf(...words: string[]): string {
  return execFileSync('choreoctl', [...words, '--help'], {encoding: 'utf8'});
}

test.each(Object.entries(commands))('choreoctl %s', (name, {what, flags}) => {
  const words = name.split(' ');
  // The help of the command above says what a command is for.
  expect(helpOf(...words.slice(0, -1))).toContain(what);
  const [, help = ''] = helpOf(...words).split('Flags:\n');
  for (const [flag, {short, what: use}] of Object.entries(flags)) {
    expect(help).toContain(`${short ? `-${short}, ` : ''}--${flag} `);
    expect(help.replace(/\s+/gu, ' ')).toContain(use);
  }
  const known = Object.keys(flags).length;
  expect(help.match(/^ .*--/gmu)).toHaveLength(known + 1); // And `--help`.
});

test.each(Object.entries(charts))('the chart %s', (name, {values}) => {
  const chart = path.join(FOLDER, 'source/install/helm', name);
  const text = readFileSync(path.join(chart, 'values.yaml'), 'utf8');
  expect(values).toEqual(readChart('{}', text).values);
  execFileSync('helm', ['template', 'test', chart]);
});
