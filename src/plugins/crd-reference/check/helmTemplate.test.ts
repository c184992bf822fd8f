import {expect, test} from 'vitest';

import {parseDocuments} from './documents';

const MANIFEST = 'apiVersion: a.dev/v1\nkind: Car\nmetadata: {name: a}';

test.each([
  ['a template of Helm', `${MANIFEST}\nspec:\n  a: {{ .Values.a }}`, 5, 'Helm'],
  ['a value of Helm', `${MANIFEST}\nspec:\n  a: b:{{ .Values.a }}`, 5, 'Helm'],
  [
    'a condition of Helm',
    `${MANIFEST}\n{{- if .Values.a }}\n{{- end }}`,
    4,
    'Helm',
  ],
])('%s is named', (_name, text, line, word) => {
  expect(parseDocuments(text).problems).toEqual([
    expect.objectContaining({
      line,
      what: expect.stringContaining(word) as string,
    }),
  ]);
});

test.each([
  ["a workflow's own braces", 'a: "{{workflow.parameters.a}}"'],
  ['a template in a block scalar', 'a: |\n    {{ define "a" }}{{ end }}'],
  ['a template in quotes', 'a: "{{ if .Values.a }}"'],
  ['a template in a comment', 'a: b # {{ .Values.a }}'],
])('%s can be in a value', (_name, value) => {
  const text = `${MANIFEST}\ndata:\n  ${value}`;
  expect(parseDocuments(text).problems).toEqual([]);
});
