import {
  temporaryFolder,
  writeFiles,
} from '@openchoreo/page-tools/testing/temporaryFolder';
import {expect, test} from 'vitest';

import {checkedAgainst} from './checkedAgainst';

const FILE = 'docs/_checked.yaml';
const site = temporaryFolder({[FILE]: 'ref: v1.2.3\ndate: 2026-01-31\n'});

const of = (source: string, file = 'docs/a.md') =>
  checkedAgainst(site, file, source).checked;

test.each([
  ['a constant', 'Version %{release}.\n', false],
  ['messages', '# A\n\n::messages[api]\n', false],
  ['fields', '::kind-spec[Component]\n', false],
  ['a constant in a command', '```sh\nrun %{release}\n```\n', true],
])('a page with %s says what it was checked against', (_, source, commands) => {
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
  expect(of(source, file)).toBeUndefined();
});

test('a record that nobody could have written is named', () => {
  writeFiles(site, {[FILE]: 'ref: v1.2.3\ndate: yesterday\n'});
  expect(() => of('%{release}')).toThrow('_checked.yaml');
});
