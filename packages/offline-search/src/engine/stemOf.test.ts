import {expect, test} from 'vitest';

import {stemOf} from './stemOf';

test.each([
  ['delete', 'deleted', 'deletion', 'deleting'],
  ['install', 'installed', 'installation', 'installer'],
  ['promote', 'promotion', 'promoted', 'promoting'],
  ['authenticate', 'authentication', 'authenticated'],
  ['manage', 'management', 'manager', 'managed'],
  ['create', 'creation', 'created', 'creator'],
])('forms of one word begin alike: %s, %s, %s', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test('a stem is the beginning of its word', () => {
  for (const word of ['encryption', 'environment', 'table', 'service']) {
    expect(word.startsWith(stemOf(word))).toBe(true);
  }
});

test('short words have no other forms', () => {
  expect(['rate', 'ring', 'cell', 'api'].map(stemOf)).toEqual([
    'rate',
    'ring',
    'cell',
    'api',
  ]);
});
