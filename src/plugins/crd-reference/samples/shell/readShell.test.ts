import fc from 'fast-check';
import {expect, test} from 'vitest';

import {readShell, UNKNOWN} from './readShell';

function words(source: string): (readonly string[])[][] {
  const {commands, problems} = readShell(source);
  expect(problems).toEqual([]);
  return commands.map((command) => command.words.map(({values}) => values));
}

test('a command is split into words, regardless of quotes', () => {
  expect(words(`kubectl get 'a b' "c" d\\ e`)).toEqual([
    [['kubectl'], ['get'], ['a b'], ['c'], ['d e']],
  ]);
});

test('a command continues after a backslash at the end of a line', () => {
  expect(words('helm install \\\n  a b\n')).toEqual([
    [['helm'], ['install'], ['a'], ['b']],
  ]);
});

test('commands in pipes, lists, loops and substitutions are all found', () => {
  const found = words(
    'a | b && c; (d); if e; then f; fi\nX=$(g "$(h)")\nuntil i; do j; done',
  ).flatMap((command) => command[0]?.[0] ?? []);
  expect(new Set(found)).toEqual(new Set('abcdefghij'));
});

test('a variable has the value that it was assigned, or an unknown one', () => {
  expect(words('NAME=shop\necho $NAME-$OTHER "${NAME}"')[1]).toEqual([
    ['echo'],
    [`shop-${UNKNOWN}`],
    ['shop'],
  ]);
});

test('the variable of a loop has each of its values', () => {
  expect(words('for part in a b; do echo x/$part.yaml; done')[0]).toEqual([
    ['echo'],
    ['x/a.yaml', 'x/b.yaml'],
  ]);
  expect(words('for part in a b; do c; done\necho $part')[1]).toEqual([
    ['echo'],
    ['b'],
  ]);
});

test('a command has its input and outputs', () => {
  const {commands} = readShell(
    "cat <<'EOF' | kubectl apply -f -\na: $b\nEOF\nkubectl get pods > out.txt\n",
  );
  expect(commands[1]).toMatchObject({
    input: {text: 'a: $b\n', hasVariables: false},
  });
  expect(commands[2]?.outputs).toEqual(['out.txt']);
});

test.each([
  ['an open quote', "echo 'a\n", '1:6 the shell cannot read this'],
  ['an open substitution', 'echo $(a\n', '1:6 the shell cannot read this'],
  ['a loop without its end', 'for a in b; do c\n', '2:1 the shell cannot read'],
  ['an open here-document', 'cat <<EOF\na\n', '1:5 the here-document <<EOF'],
  ['a prompt', '$ kubectl get pods', '1:1 the line starts with the prompt `$`'],
  [
    'a backslash before spaces',
    'a \\ \n  b\n',
    '1:3 spaces after the backslash',
  ],
  [
    'a typographic dash',
    'helm list –namespace a',
    '1:10 found the typographic',
  ],
  ['typographic quotes', 'echo “a”', '1:6 found the typographic'],
  ['a mistake in a substitution', 'a "$(b |)"\n', 'the shell cannot read this'],
])('%s is a mistake with a position', (_name, source, expected) => {
  const shown = readShell(source).problems.map(
    ({at, what}) => `${at.line}:${at.column} ${what}`,
  );
  expect(shown[0]).toContain(expected);
});

test('parsing takes linear time', () => {
  const time = (count: number): number => {
    const started = performance.now();
    readShell('kubectl get pods -n default | grep a\n'.repeat(count));
    return performance.now() - started;
  };
  time(100);
  const small = time(500);
  expect(time(4000)).toBeLessThan(small * 30 + 200);
});

/** Ways to set a variable, and to use it. */
const SETTERS = [
  (name: string) => `${name}=value`,
  (name: string) => `export ${name}=$(kubectl get pods)`,
  (name: string) => `read -rs ${name}`,
  (name: string) => `for ${name} in a b; do true; done`,
];
const USES = [
  (name: string) => `kubectl get pods -n $${name}`,
  (name: string) => `echo "a \${${name}} b"`,
  (name: string) => `kubectl apply -f - <<EOF\nname: $${name}\nEOF`,
  (name: string) => `A$(echo $${name})=1`,
  (name: string) => `if [ -n "$${name}" ]; then true; fi`,
];

test('a variable that no earlier block sets is found, and no other', () => {
  const name = fc.stringMatching(/^[A-Z]{3,6}_[A-Z]{2,4}$/u);
  const step = fc.record({
    name,
    set: fc.constantFrom(...SETTERS),
    use: fc.constantFrom(...USES),
  });
  const steps = fc.uniqueArray(step, {
    minLength: 1,
    maxLength: 6,
    selector: (one) => one.name,
  });
  fc.assert(
    fc.property(steps, fc.nat(), (all, at) => {
      const missing = all[at % all.length];
      const known = new Set<string>();
      const unset = all.flatMap((one) => {
        if (one !== missing) readShell(one.set(one.name), known);
        const source = one.use(one.name);
        return readShell(source, known).unset.map((use) => [
          use.name,
          source
            .slice(use.offset)
            .replace(/^\$\{?/u, '')
            .startsWith(use.name),
        ]);
      });
      expect(unset).toEqual([[missing?.name, true]]);
    }),
  );
});

test.each([
  'echo "$HOME" $1 $? $# "$@"',
  'echo "$KUBERNETES_PORT_443_TCP_ADDR"',
  "echo '$NOT_USED'",
  "cat <<'EOF'\n$NOT_USED\nEOF",
  'echo ${MAYBE:-default}',
  'while read -r NAME; do echo $NAME; done',
])('%s uses nothing that is unset', (source) => {
  expect(readShell(source).unset).toEqual([]);
});
