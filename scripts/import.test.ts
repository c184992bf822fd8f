import {expect, test} from 'vitest';

import {readChart, readCharts, readCommands} from './import';

test('each value at an end has its default and its comment', () => {
  const chart = readChart(
    'name: a\ndependencies:\n  - {name: vault}\n  - {name: b, alias: other}\n',
    `
# -- The name of
# the server
api:
  # -- Its port
  port: &port 8080
  labels: {}
  hosts: ["@a"]
last: x # Why
again: *port
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
      again: {default: '8080'},
      none: {default: 'null'},
    },
  });
});

const ROOT = 'name: choreoctl\nsynopsis: Root\n';

test('a release without charts and a folder without a command are refused', () => {
  expect(() => readCharts(() => '', 'v1.0.0')).toThrow('v1.0.0 has no charts');
  expect(() => readCommands([ROOT])).toThrow(/^Found no command/u);
});

test('commands have their flags, with a type and a default', () => {
  const login = `name: choreoctl config login
synopsis: Log in
options:
  - name: help
    shorthand: h
    default_value: "false"
  - name: interactive
    shorthand: i
    default_value: "false"
    usage: Ask
  - name: name
    usage: The name
see_also: [choreoctl config - Manage]
`;
  expect(readCommands([login, ROOT])).toEqual({
    'config login': {
      what: 'Log in',
      flags: {
        interactive: {short: 'i', type: 'bool', default: 'false', what: 'Ask'},
        name: {type: 'string', default: '""', what: 'The name'},
      },
    },
  });
});
