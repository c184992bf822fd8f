import {expect, test} from 'vitest';

import {readChart, readCharts} from './charts-import';

test('each value at an end has its default and its comment', () => {
  const chart = readChart(
    'name: a\ndependencies:\n  - {name: vault}\n  - {name: b, alias: other}\n',
    `
# -- The name of
# the server
api:
  # -- Its port
  port: 8080
  labels: {}
  hosts: ["@a"]
last: x # Why
none:
`,
  );
  expect(chart).toEqual({
    subcharts: ['vault', 'other'],
    values: {
      'api.port': {default: '8080', what: 'Its port'},
      'api.labels': {default: '{}'},
      'api.hosts': {default: '["@a"]'},
      last: {default: '"x"', what: 'Why'},
      none: {default: 'null'},
    },
  });
});

test('a release without charts is refused', () => {
  const readNothing = () => readCharts(() => '', 'v1.0.0');
  expect(readNothing).toThrow('v1.0.0 has no charts in install/helm.');
});
