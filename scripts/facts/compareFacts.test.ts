import fc from 'fast-check';
import {expect, test} from 'vitest';

import {compareFacts, type Fact} from './compareFacts';
import {valueAt, type Source} from './evidence';

const sourceOf = (files: Readonly<Record<string, string>>): Source => ({
  read: (file) => files[file],
  list: (folder) =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`)),
});

const values = sourceOf({
  'a/values.yaml':
    'api: {port: 8080, name: ""}\ndependencies:\n  - {name: b, version: 1.2.3}\n',
  'a/tools.sh': 'check "Helm" "v3.16.0"\ncheck "Kind" "v0.27.0"\n',
});

test.each([
  [{file: 'a/values.yaml', key: 'api.port'}, '8080'],
  [{file: 'a/values.yaml', key: 'dependencies[b].version'}, '1.2.3'],
  [
    {file: 'a/values.yaml', key: 'dependencies[b].version', prefix: 'v'},
    'v1.2.3',
  ],
  [{file: 'a/values.yaml', key: 'dependencies[c].version'}, undefined],
  [{file: 'a/values.yaml', key: 'api.host'}, undefined],
  [{file: 'a/values.yaml', key: 'api'}, undefined],
  [{file: 'a/tools.sh', pattern: '"Kind" "v([\\d.]+)"'}, '0.27.0'],
  [{file: 'a/tools.sh', pattern: '^(\\w+) "Helm"'}, 'check'],
  [{file: 'a/tools.sh', pattern: '"Docker" "(.*)"'}, undefined],
  [{file: 'a/none.yaml', key: 'api.port'}, undefined],
  [{folder: 'a'}, '2'],
  [{folder: 'b'}, undefined],
])('%j is %j', (cited, expected) => {
  expect(valueAt(cited, values)).toBe(expected);
});

test('a constant differs if the source says something else, or nothing', () => {
  const fact = (value: string, key: string): Fact => ({
    ...{sort: 'constant', name: 'port', value},
    cited: {file: 'a/values.yaml', key},
  });
  const facts = [
    fact('8080', 'api.port'),
    fact('8081', 'api.port'),
    fact('8080', 'api.gone'),
  ];
  expect(compareFacts(facts, values, values).map(({now}) => now)).toEqual([
    'is 8080',
    'gone',
  ]);
});

test('a record differs only if its line is gone, wherever it is now', () => {
  const line = fc.stringMatching(/^[a-z]{3,6} [a-z]{3,6}$/u);
  fc.assert(
    fc.property(
      fc.uniqueArray(line, {minLength: 2, maxLength: 6}),
      fc.nat(),
      fc.constantFrom('same', 'indented', 'moved', 'gone'),
      (lines, at, change) => {
        const index = at % lines.length;
        const others = lines.filter((_, other) => other !== index);
        const own = lines[index] ?? '';
        const after = sourceOf(
          {
            same: {'a/b.go': [...others, own].join('\n')},
            indented: {'a/b.go': `\t${own.replace(' ', '   ')}`},
            moved: {'a/c.go': own, 'a/b.go': others.join('\n')},
            gone: {'a/b.go': others.join('\n')},
          }[change],
        );
        const before = sourceOf({'a/b.go': lines.join('\n')});
        const fact: Fact = {
          ...{sort: 'record', name: 'a', file: 'a/b.go', line: index + 1},
        };
        expect(compareFacts([fact], before, after)).toHaveLength(
          change === 'gone' ? 1 : 0,
        );
      },
    ),
  );
});
