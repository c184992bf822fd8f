import {expect, test} from 'vitest';

import {messageOf} from './mistake';
import type {Reference} from '../model/references';

import {checkReferences, type NamedObject} from './references';

const REFERENCES: readonly Reference[] = [
  {
    ...{from: 'Car', path: 'spec.wheels[].name', to: 'Wheel'},
    ...{by: 'name', namespace: 'same'},
  },
];

/** Each object begins ten lines after the one before it. */
function textOf(...objects: readonly [kind: string, name: string][]) {
  return objects.map(([kind, text], index): NamedObject => {
    const at = {line: index * 10 + 1, column: 1};
    return {
      ...{kind, at},
      values: [{field: 'metadata.name', path: 'metadata.name', text, at}],
    };
  });
}

function carWith(wheel: string): NamedObject {
  const at = {line: 5, column: 7};
  const value = {field: 'spec.wheels[].name', path: 'spec.wheels[0].name'};
  return {kind: 'Car', at, values: [{...value, text: wheel, at}]};
}

const EXISTS = 'It has to exist in the cluster.';

test.each([
  ['a name of the text', carWith('front'), ''],
  ['a name behind a slash', carWith('wheels/front'), ''],
  [
    'a misspelt name',
    carWith('frnt'),
    'spec.wheels[0].name: this text has no Wheel `frnt`. Did you mean `front` in line 1?',
  ],
  [
    'another name',
    carWith('spare'),
    `spec.wheels[0].name: this text has no Wheel \`spare\`. ${EXISTS}`,
  ],
])('%s', (_name, car, expected) => {
  const notes = checkReferences(
    [...textOf(['Wheel', 'front']), car],
    REFERENCES,
  );
  expect(notes.map(messageOf).join('\n')).toBe(expected);
});

test('what the text has no object of is not looked for', () => {
  expect(checkReferences([carWith('any')], REFERENCES)).toEqual([]);
});

test('an object that the text has twice is noted at the second', () => {
  const objects = textOf(['Car', 'a'], ['Wheel', 'a'], ['Car', 'a']);
  const [note, ...more] = checkReferences(objects, REFERENCES);
  expect(note).toMatchObject({at: {line: 21}, remedy: 'Keep one of them.'});
  expect(more).toEqual([]);
});
