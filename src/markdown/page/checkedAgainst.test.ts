import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {temporaryFolder} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {checkedAgainst} from './checkedAgainst';

const site = temporaryFolder();

function write(text: string): void {
  mkdirSync(path.join(site, 'docs'), {recursive: true});
  writeFileSync(path.join(site, 'docs/_checked.yaml'), text);
}

const of = (source: string, file = 'docs/a.md') =>
  checkedAgainst(site, file, source).checked;

test.each([
  ['a constant', 'Version %{release}.\n', false],
  ['messages', '# A\n\n::messages[api]\n', false],
  ['fields', '::kind-spec[Component]\n', false],
  ['a constant in a command', '```sh\nrun %{release}\n```\n', true],
])('a page with %s says what it was checked against', (_, source, commands) => {
  write('ref: v1.2.3\ndate: 2026-01-31\n');
  expect(of(source)).toEqual({
    source: 'v1.2.3',
    date: '2026-01-31',
    hasCommands: commands,
  });
});

test.each([
  ['that cites nothing', 'Words and `%{`.\n', 'docs/a.md'],
  ['of the blog', '%{release}', 'blog/a.md'],
  ['that is a part of others', '%{release}', 'docs/_a.md'],
])('a page %s says nothing', (_, source, file) => {
  write('ref: v1.2.3\ndate: 2026-01-31\n');
  expect(of(source, file)).toBeUndefined();
});

test('a record that nobody could have written is named', () => {
  write('ref: v1.2.3\ndate: yesterday\n');
  expect(() => of('%{release}')).toThrow('_checked.yaml');
});
