import {utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {fillConstants, parseConstants, readConstants} from './constants';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

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

describe('the file of constants', () => {
  test('is a flat map of strings', () => {
    const text = '# From the chart\nchart-version: "0.3.2"\nport: "8443"\n';
    expect([...parseConstants(bytes(text), 'a.yaml')]).toEqual([
      ['chart-version', '0.3.2'],
      ['port', '8443'],
    ]);
  });

  test.each([
    ['a: "1"\nport: 8443\n', 'c.yaml:2:1 port: the value is not a string'],
    ['a: "1"\nPort: "1"\n', 'c.yaml:2:1 Port: '],
    ['a_b: "1"\n', 'c.yaml:1:1 a_b: '],
    ['a: {b: "1"}\n', 'c.yaml:1:1 a: the value is not a string'],
    ['a: "1"\na: "2"\n', 'c.yaml:2:1: this map already has the same key'],
    ['a: [\n', 'c.yaml:2:1: '],
    ['- a\n', 'c.yaml:1:1: '],
  ])('%j is rejected with its position', (text, message) => {
    expect(() => parseConstants(bytes(text), 'c.yaml')).toThrow(message);
  });

  test('may be empty', () => {
    expect(parseConstants(bytes('# none\n'), 'c.yaml').size).toBe(0);
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
    const file = path.join(site, 'docs/_constants.yaml');
    writeFileSync(file, 'name: changed\n');
    utimesSync(file, 1, 1);
    expect(read('docs/a.md')['name']).toBe('changed');
  });
});
