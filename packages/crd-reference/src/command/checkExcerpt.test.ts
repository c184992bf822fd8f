import fc from 'fast-check';
import {describe, expect, test} from 'vitest';

import type {SchemaNode} from '../model/model';
import {catalogOf} from '../testing/smallCatalog';
import {checkExcerpt} from './checkExcerpt';
import {fillGaps} from './fillGaps';

const spec: SchemaNode = {
  type: 'object',
  required: ['wheels'],
  properties: {
    wheels: {type: 'integer'},
    color: {type: 'string', enum: ['Red', 'Blue']},
    parts: {type: 'array', items: {type: 'string'}},
  },
};
const status: SchemaNode = {
  type: 'object',
  required: ['since'],
  properties: {state: {type: 'integer'}, since: {type: 'string'}},
};
const catalog = catalogOf({Car: spec}, {}, status);

const car = (spec: string, name = 'my-car'): string =>
  `apiVersion: a.dev/v1\nkind: Car\nmetadata:\n  name: ${name}\nspec:\n${spec}`;

const whatIn = (text: string, isComplete = false): readonly string[] =>
  checkExcerpt(text, catalog, isComplete).problems.map(({what}) => what);

describe('what documentation leaves out is no mistake', () => {
  test.each([
    ['a field', car('  color: Red')],
    ['fields below a mark', car('  color: Red\n  ...')],
    ['fields below a character', car('  …')],
    ['fields below a comment', car('  # Removed for brevity')],
    ['a value', car('  wheels: ...\n  color: …')],
    ['items', car('  wheels: 4\n  parts: [...]')],
    ['an object', 'apiVersion: a.dev/v1\nkind: Car\nspec: {...}'],
    ['the name', 'apiVersion: a.dev/v1\nkind: Car\nspec:\n  color: Red'],
    [
      'all but the name',
      'apiVersion: a.dev/v1\nkind: Car\nmetadata: {name: a}',
    ],
    ['what a reader fills in', car('  wheels: <count>', '<YOUR-NAME>')],
    ['what stands in braces', car('  wheels: { the count }', '{car-name}')],
    ['one of two', car('  wheels: true/false')],
    ['a key below a mark', `${car('  wheels: 4')}\n...\nparts: []`],
    ['what an environment fills in', car('  wheels: $COUNT', 'YOUR_NAME')],
    ['what Helm fills in', car('  wheels: {{ .Values.wheels }}')],
    [
      'what Helm writes',
      car('  wheels: 4\n  {{- toYaml .Values.x | nindent 2 }}'),
    ],
    ['fields below a mark in words', car('  [...snip..]')],
    ['the line of an item', car('  wheels: 4\n  parts:\n    ...\n    size: 2')],
    [
      'an item whose other lines are told of',
      car('  wheels: 4\n  parts:\n    # more fields\n    size: 2'),
    ],
    ['words for a number', car("  wheels: 'your-wheels'")],
    ['a type', car('  wheels: integer')],
    ['a number sign', car('  wheels: <#-wheels>')],
    ['a value that is dropped', `${car('  wheels: 4')}\nstatus: {state: on}`],
    ['a name for an object', 'apiVersion: a.dev/v1\nkind: Car\nname: my-car'],
    ['numbers of notes', car('  wheels: 4 [2]\n  color: [3]', 'my-car [1]')],
    [
      'a namespace that is dropped',
      'apiVersion: v1\nkind: Namespace\nmetadata: {name: a, namespace: b}',
    ],
    ['a name in capitals', car('  wheels: 4', 'CAR_NAME-1')],
    ['a number of crosses', car('  wheels: xx')],
    ['two states', `# Before\n${car('  gears: 4')}\n# After\n${car('  x: 4')}`],
    ['a generator', '{% include "car.yaml" %}'],
    ['alternatives', car('  wheels: 4\n  color: Red | Blue')],
    ['a command before its output', `$ kubectl get car\n${car('  wheels: 4')}`],
    ['a difference', `@@ -1 +1 @@\n${car('  wheels: 4')}\n+  x: 5`],
    ['the kind of another tool', 'apiVersion: b.dev/v1\nkind: Cat\nlegs: x'],
    ['a list of other things', '- one\n- two'],
    ['another version', car('  gears: 4').replace('v1', 'v1alpha1')],
  ])('%s', (_what, text) => {
    expect(whatIn(text)).toEqual([]);
  });
});

describe('a mistake is found', () => {
  test.each([
    ['an unknown field', car('  wheel: 4\n  wheels: 4'), 'unknown field'],
    ['a list that is no note', car('  wheels: [4]'), 'expected an integer'],
    ['one in a part', car('  ...\n  wheel: 4'), 'unknown field'],
    [
      'one in a status',
      `${car('  wheels: 4')}\nstatus: {stat: on}`,
      'unknown field',
    ],
    ['a wrong type', car('  wheels: four'), 'expected an integer'],
    ['a wrong value', car('  wheels: 4\n  color: Pink'), 'not allowed'],
    [
      'a misspelt kind',
      car('  wheels: 4').replace('Car', 'Cra'),
      'no kind Cra',
    ],
    ['text that is no YAML', car('  wheels: "4" four'), 'cannot be read'],
    [
      'one of two objects',
      `${car('  wheels: 4')}\n---\n${car('  x: 4')}`,
      'unknown',
    ],
    [
      'one in a list',
      `apiVersion: a.dev/v1\nkind: CarList\nitems:\n- apiVersion: a.dev/v1\n  kind: Car\n  spec: {x: 1}`,
      'unknown field',
    ],
  ])('%s', (_what, text, what) => {
    expect(whatIn(text)).toEqual([expect.stringContaining(what)]);
  });

  test('a missing field, in what a command gets', () => {
    expect(whatIn(car('  color: Red'), true)).toEqual([
      'the required field is missing',
    ]);
  });
});

test('an object of a version that no definition serves is counted', () => {
  const text = car('  gears: 4').replace('v1', 'v1alpha1');
  expect(checkExcerpt(text, catalog, false)).toMatchObject({
    objects: 0,
    unserved: ['a.dev/v1alpha1'],
  });
});

test('any text has a verdict, and gaps move no line', () => {
  const piece = fc.constantFrom(
    ...['{{ ', ' }}', '...', '…', '<a>', '\n', '  ', '- ', 'a: '],
    ...['#', '$', '{', '"'],
  );
  const text = fc.array(fc.oneof(piece, fc.string({maxLength: 3})));
  fc.assert(
    fc.property(text, (pieces) => {
      const source = pieces.join('');
      const {text: filled} = fillGaps(source);
      expect(filled.split('\n')).toHaveLength(source.split('\n').length);
      checkExcerpt(source, catalog, true);
    }),
  );
});
