import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {temporaryFolder, writeFiles} from '../../tests/support/temporaryFolder';
import {LATEST} from '../site/versions';
import {fillConstants, readConstants, unknownConstants} from './constants';

test.each([
  ['%{port}:%{port}', '8443:8443'],
  ['100 %{ not closed', '100 %{ not closed'],
  ['${HOME} and %port', '${HOME} and %port'],
  ['%{nested}', '%{port}', '1 %{port}'],
  ['a %{port}\n\nb %{prot}', 'a 8443\n\nb %{prot}', '3 %{prot}'],
  ['curl -w %{http_code}', 'curl -w %{http_code}'],
  ['%{a_b}', '%{a_b}', '1 %{a_b}'],
])('%j becomes %j', (text, filled, ...unknown) => {
  const constants = new Map([
    ['port', '8443'],
    ['nested', '%{port}'],
    ['a-b', 'c'],
  ]);
  expect(fillConstants(text, constants)).toBe(filled);
  const found = unknownConstants(filled, constants).map(
    ({line, what}) => `${line} ${what.split(':')[0]}`,
  );
  expect(found).toEqual(unknown);
});

describe('constants of a page', () => {
  const site = temporaryFolder({
    'docs/_constants.yaml':
      "api: '%{url}/v1'\nname: next\nurl: 'https://a.dev/%{name}'\n",
    [`${LATEST.folder}/_constants.yaml`]: 'name: latest\n',
  });

  const read = (page: string): Record<string, string> =>
    Object.fromEntries(readConstants(site, page, 'https://a.example/base/'));

  test('are those of its version, with the addresses of its files', () => {
    expect(read('docs/a/b.md')).toEqual({
      name: 'next',
      // Made of others, which are made of others.
      api: 'https://a.dev/next/v1',
      url: 'https://a.dev/next',
      'samples-url': 'https://a.example/base/samples/next',
      'schemas-url': 'https://a.example/base/schemas/next',
    });
    expect(read(path.join(site, LATEST.folder, 'a.md'))['name']).toBe('latest');
    expect(read('blog/a.md')).toEqual({});
  });

  test('are read again when their file has changed', () => {
    expect(read('docs/a.md')['name']).toBe('next');
    writeFiles(site, {'docs/_constants.yaml': '# none\n'});
    expect(read('docs/a.md')).not.toHaveProperty('name');
  });

  test.each([
    ['a: "1"\nport: 8443\n', ':2:1 port: the value is not a string'],
    [
      "a: '1'\nb: '%{c}'\nc: '%{b}'\n",
      ':2:1 b: the constant is made of itself',
    ],
    ['a_b: "1"\n', ':1:1 a_b: names use lowercase words'],
  ])('are refused with their position: %j', (text, message) => {
    writeFiles(site, {'docs/_constants.yaml': text});
    expect(() => read('docs/a.md')).toThrow(`docs/_constants.yaml${message}`);
  });
});
