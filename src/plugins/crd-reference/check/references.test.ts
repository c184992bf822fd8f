import {expect, test} from 'vitest';

import type {Reference} from '../model/facts';
import {catalogOf, VERSIONS} from '../testing/temporarySite';
import {check} from './check';
import {checkReferences} from './references';
import {messageOf} from '../../../content-errors/problem';

const catalog = catalogOf(VERSIONS[1]);

const object = (kind: string, name: string, rest = ''): string =>
  `---\napiVersion: openchoreo.dev/v1alpha1\nkind: ${kind}\nmetadata: {name: ${name}}\n${rest}`;
const component = (project: string): string =>
  object('Component', 'a', `spec: {owner: {projectName: ${project}}}\n`);

function notesOf(text: string): string[] {
  const {objects} = check(text, {}, catalog);
  const references: Reference[] = [
    {
      from: 'Component',
      path: 'spec.owner.projectName',
      to: 'Project',
      by: 'name',
      namespace: 'same' as const,
    },
  ];
  return checkReferences(objects, references).map(
    (note) => `${note.line} ${messageOf(note)}`,
  );
}

test.each([
  ['a name of the text', object('Project', 'front') + component('front'), []],
  [
    'a name behind a slash',
    object('Project', 'front') + component('projects/front'),
    [],
  ],
  [
    'a misspelt name',
    object('Project', 'front') + component('frnt'),
    [
      '9 spec.owner.projectName: this text has no Project `frnt`. Did you mean `front` in line 2?',
    ],
  ],
  [
    'another name',
    object('Project', 'front') + component('spare'),
    [
      '9 spec.owner.projectName: this text has no Project `spare`. It has to exist in the cluster.',
    ],
  ],
  ['what the text has no object of', component('any'), []],
  [
    'a generated name',
    object('Project', 'a').replace('name', 'generateName') + component('any'),
    [],
  ],
])('%s', (_name, text, expected) => {
  expect(notesOf(text)).toEqual(expected);
});
