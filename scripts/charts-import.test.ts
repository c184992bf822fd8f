import {expect, test} from 'vitest';

import {readChart} from './charts-import';

const chart = readChart(
  'name: a\ndependencies:\n  - {name: vault}\n  - {name: fluent-bit, alias: fluentBit}\n',
  `
# -- The name of
# the server
api:
  # -- Its port
  port: 8080
  labels: {}
  hosts: ["@a"]
unused: x # Why
resources: {limits: {cpu: 1}}
vault: {enabled: true}
fluentBit: {any: null}
`,
  [
    'kind: Service\nport: {{ .Values.api.port }}\n---\nkind: Deployment\n',
    '{{- with .Values.api.labels }}{{ . }}{{ end }}{{ .Values.api.hosts }}',
    'kind: Pod\nresources: {{ toYaml .Values.resources }}',
  ],
);

test('each value at an end has its default, its comment and what it changes', () => {
  expect(chart).toEqual({
    subcharts: ['vault', 'fluentBit'],
    values: {
      'api.port': {
        default: '8080',
        what: 'Its port',
        usedBy: ['Deployment', 'Service'],
      },
      'api.labels': {default: '{}', usedBy: []},
      'api.hosts': {default: '["@a"]', usedBy: []},
      unused: {default: '"x"', what: 'Why'},
      'resources.limits.cpu': {default: '1', usedBy: ['Pod']},
      'vault.enabled': {default: 'true', usedBy: ['chart vault']},
      'fluentBit.any': {default: 'null', usedBy: ['chart fluentBit']},
    },
  });
});
