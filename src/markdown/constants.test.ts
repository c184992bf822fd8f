import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {temporaryFolder, writeFiles} from '../../tests/support/temporaryFolder';
import {fillConstants, readConstants} from './constants';

describe('constants in a text', () => {
  const constants = new Map([['port', '8443']]);

  test.each([
    ['%{port}:%{port}', '8443:8443'],
    ['100 %{ not closed', '100 %{ not closed'],
    ['${HOME} and %port', '${HOME} and %port'],
    ['', ''],
  ])('%j becomes %j', (text, filled) => {
    expect(fillConstants(text, constants)).toEqual({text: filled, unknown: []});
  });

  test('unknown ones stay and are reported with their line', () => {
    expect(fillConstants('a %{port}\n\nb %{prot}', constants)).toEqual({
      text: 'a 8443\n\nb %{prot}',
      unknown: [{name: 'prot', line: 2}],
    });
  });

  test('values are not filled in recursively', () => {
    const nested = new Map([
      ['a', '%{b}'],
      ['b', 'no'],
    ]);
    expect(fillConstants('%{a}', nested).text).toBe('%{b}');
  });
});

describe('constants of a page', () => {
  const site = temporaryFolder({
    'docs/_constants.yaml': "name: next\nurl: 'https://a.dev/%{name}'\n",
    'versioned_docs/version-v0.3.x/_constants.yaml': 'name: latest\n',
  });

  const read = (page: string): Record<string, string> =>
    Object.fromEntries(readConstants(site, page, 'https://a.example/base/'));

  test('are those of its version, with the addresses of its files', () => {
    expect(read('docs/a/b.md')).toEqual({
      name: 'next',
      // Made of another one.
      url: 'https://a.dev/next',
      'samples-url': 'https://a.example/base/samples/next',
      'schemas-url': 'https://a.example/base/schemas/next',
    });
    expect(
      read(path.join(site, 'versioned_docs/version-v0.3.x/a.md')),
    ).toMatchObject({
      name: 'latest',
      'samples-url': 'https://a.example/base/samples/v0.3.x',
    });
  });

  test('are empty for a page without a version', () => {
    expect(read('blog/2025-09-18-welcome.md')).toEqual({});
  });

  test('are read again when their file has changed', () => {
    expect(read('docs/a.md')['name']).toBe('next');
    writeFiles(site, {'docs/_constants.yaml': '# none\n'});
    expect(read('docs/a.md')).not.toHaveProperty('name');
  });

  test.each([
    ['a: "1"\nport: 8443\n', ':2:1 port: the value is not a string'],
    ['a: "1"\nPort: "1"\n', ':2:1 Port: '],
    ['a_b: "1"\n', ':1:1 a_b: '],
    ['a: {b: "1"}\n', ':1:1 a: the value is not a string'],
    ['a: "1"\na: "2"\n', ':2:1: this map already has the same key'],
    ['a: [\n', ':2:1: '],
    ['- a\n', ':1:1: '],
  ])('are refused with their position: %j', (text, message) => {
    writeFiles(site, {'docs/_constants.yaml': text});
    expect(() => read('docs/a.md')).toThrow(`docs/_constants.yaml${message}`);
  });
});
