import {expect, test} from 'vitest';

import {readCatalog} from '../../files/readCatalog';
import {PLATFORM, VERSIONS} from '../../testing/temporarySite';
import type {Cli} from '../readCli';
import {checkShell} from './checkShell';

const text = {type: 'string', default: '""', what: ''} as const;

const CLI: Cli = {
  name: 'occ',
  image: 'registry.example/occ',
  commands: {
    apply: {what: '', flags: {file: {...text, short: 'f'}}},
    config: {what: ''},
    'config use': {
      ...{aliases: ['u'], what: ''},
      flags: {all: {type: 'bool', short: 'a', default: 'false', what: ''}},
    },
  },
};

function problemsOf(source: string): string[] {
  const [version] = VERSIONS;
  return checkShell({
    ...{source, cli: CLI, variables: new Set('F'), samplesUrl: 'https://a.dev'},
    ...{sampleFiles: new Set(), localFiles: new Map(), line: 0},
    namedSamples: new Set(),
    catalog: readCatalog(PLATFORM, version).catalog,
  }).map(({at, what, remedy}) => `${at.line}:${at.column} ${what}. ${remedy}`);
}

test.each([
  'occ apply -f a.yaml',
  'occ apply -fa.yaml --help',
  'sudo occ apply --file=a.yaml',
  'occ apply --file -x',
  'occ apply "$F" <any-flag>',
  'occ config u name -a',
  'occ completion bash --no-descriptions',
  'occ',
  'docker run --rm -v "$PWD:/a" registry.example/occ:v1 apply -f a.yaml',
  'docker pull registry.example/occ:v1 --quiet',
  'echo occ get',
])('%s is right', (source) => {
  expect(problemsOf(source)).toEqual([]);
});

test.each([
  ['occ aply -f a', '1:5 occ has no command aply', 'Did you mean apply?'],
  ['occ config list', '1:12 occ config has no command list', 'Use one of: use'],
  ['occ apply --fil a', '1:11 occ apply has no flag --fil', 'mean --file?'],
  ['occ apply -p a', '1:11 occ apply has no flag -p', 'Use --file, -f.'],
  ['a\nocc config use -a x --file y', '2:21 occ config use has no flag', '-a'],
  ['occ --version', '1:5 occ has no flag --version', 'It takes none.'],
  [
    'docker run registry.example/occ:v1 \\\n  apply --image a',
    ...['2:9 occ apply has no flag --image', 'Use --file'],
  ],
])('%j is told', (source, what, remedy) => {
  const [problem, ...others] = problemsOf(source);
  expect(problem).toContain(what);
  expect(problem).toContain(remedy);
  expect(others).toEqual([]);
});
