import fc from 'fast-check';
import {expect, test} from 'vitest';

import {compareCharts, type Charts} from './compareCharts';

function charts(
  values: Readonly<Record<string, unknown>>,
  subcharts: readonly string[] = [],
): Charts {
  const entries = Object.entries(values).map(
    ([key, value]) => [key, {default: JSON.stringify(value)}] as const,
  );
  return {plane: {subcharts, values: Object.fromEntries(entries)}};
}

test.each([
  ['a chart that came', {}, charts({}), [{change: 'chart-added'}]],
  ['a chart that went', charts({}), {}, [{change: 'chart-removed'}]],
  [
    'a map that went, once',
    charts({'a.b.c': 1, 'a.b.d': 1, 'a.e': 1}),
    charts({'a.e': 1}),
    [{change: 'removed', key: 'a.b', count: 2}],
  ],
  [
    'a map that moved',
    charts({'a.manager.image.tag': '', 'a.manager.image.name': 'x', 'a.b': 1}),
    charts({'a.image.tag': '', 'a.b': 1}),
    [
      {change: 'removed', key: 'a.manager', count: 2},
      {change: 'added', key: 'a.image', count: 1},
    ],
  ],
  [
    'a name in other letters',
    charts({'opensearch.enabled': true}),
    charts({'openSearch.enabled': true}),
    [
      {change: 'removed', key: 'opensearch', movedTo: 'openSearch'},
      {change: 'added', key: 'openSearch'},
    ],
  ],
  [
    'a number that became text',
    charts({port: 80}),
    charts({port: '80'}),
    [{change: 'type', key: 'port', before: '80', after: '"80"'}],
  ],
  [
    'another default',
    charts({port: 80}),
    charts({port: 81}),
    [{change: 'default', key: 'port', before: '80', after: '81'}],
  ],
  [
    'a value that became a map',
    charts({image: 'x'}),
    charts({'image.tag': 'x'}),
    [{change: 'type', key: 'image', after: '{}'}, {change: 'added'}],
  ],
  [
    'defaults that an open map no longer has',
    charts({'resources.cpu': '1'}),
    charts({resources: {}}),
    [{change: 'default', key: 'resources.cpu', after: undefined}],
  ],
  [
    'defaults that a chart inside no longer gets',
    charts({'vault.size': 1}),
    charts({'vault.on': true}, ['vault']),
    [
      {change: 'default', key: 'vault.size', after: undefined},
      {key: 'vault.on'},
    ],
  ],
  ['a value that fills an open map', charts({a: {}}), charts({'a.b': 1}), []],
])('%s', (_name, before, after, expected) => {
  expect(compareCharts(before, after)).toMatchObject(expected);
});

const values = fc.dictionary(
  fc.stringMatching(/^[ab](?:\.[cd]){0,2}$/u),
  fc.oneof(fc.nat(3), fc.boolean()),
);

test('nothing changes between equal charts, and each change has a way back', () => {
  fc.assert(
    fc.property(values, values, (one, other) => {
      expect(compareCharts(charts(one), charts(one))).toEqual([]);
      const there = compareCharts(charts(one), charts(other));
      const back = compareCharts(charts(other), charts(one));
      const keys = (of: typeof there, wanted: string) =>
        of
          .flatMap((one) =>
            one.change === wanted && 'key' in one ? [one.key] : [],
          )
          .sort();
      expect(keys(there, 'added')).toEqual(keys(back, 'removed'));
      expect(keys(there, 'default')).toEqual(keys(back, 'default'));
    }),
  );
});
