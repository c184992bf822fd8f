import {expect, test} from 'vitest';

import {unwrap} from './pasted';

const KEYS = ['apiVersion: a.dev/v1', 'kind: Car', 'metadata: {name: a}'];
const MANIFEST = KEYS.join('\n');
const fenced = (language: string): string =>
  `\`\`\`${language}\n${MANIFEST}\n\`\`\``;

/** What is left, with the number of each line. */
function left(text: string): string[] {
  return unwrap(text)
    .text.split('\n')
    .flatMap((line, index) =>
      /^(?:\s*|---)$/u.test(line) ? [] : [`${index + 1} ${line}`],
    );
}

const at = (...lines: number[]): string[] =>
  lines.map((line, index) => `${line} ${KEYS[index % 3]}`);

test.each([
  ['a manifest as it is', MANIFEST, [1, 2, 3]],
  ['a fence', fenced('yaml'), [2, 3, 4]],
  [
    'two fences with text',
    `See:\n${fenced('yaml')}\nand\n${fenced('')}`,
    [3, 4, 5, 9, 10, 11],
  ],
  ['a quote', KEYS.map((key) => `> ${key}`).join('\n'), [1, 2, 3]],
  ['a fence in a quote', fenced('yaml').replaceAll(/^/gmu, '> '), [2, 3, 4]],
  ['line numbers', KEYS.map((k, i) => `${i + 7}:${k}`).join('\n'), [1, 2, 3]],
  ['of cat -n', KEYS.map((k, i) => `  ${i + 7}\t${k}`).join('\n'), [1, 2, 3]],
  ['below one', `\`\`\`\nkubectl get\n\`\`\`\n${MANIFEST}`, [4, 5, 6]],
  ['indented', `cat <<-E\n\t${KEYS.join('\n\t')}\n\tE\n`, [2, 3, 4]],
  ['the end of a fence', `${MANIFEST}\n\`\`\`\n`, [1, 2, 3]],
  ['for a shell', `kubectl apply -f - <<EOF\n${MANIFEST}\nEOF\n`, [2, 3, 4]],
  [
    'one with its output',
    `kubectl apply -f - <<EOF\n${MANIFEST}\nEOF\ncar.a.dev/a created\n`,
    [2, 3, 4],
  ],
  [
    'one in a fence',
    `\`\`\`bash\nkubectl apply -f - <<EOF\n${MANIFEST}\nEOF\n\`\`\``,
    [3, 4, 5],
  ],
  [
    'one after a prompt',
    `$ kubectl apply -f - <<EOF\n${KEYS.map((key) => `> ${key}`).join('\n')}\n> EOF`,
    [2, 3, 4],
  ],
  [
    'one on two lines',
    `kubectl --context a \\\n  apply -f - <<EOF\n${MANIFEST}\nEOF`,
    [3, 4, 5],
  ],
  [
    'output on a machine',
    `me@host:~/a$ kubectl get car a -o yaml\n${MANIFEST}`,
    [2, 3, 4],
  ],
])('%s keeps its lines', (_name, text, lines) => {
  expect(left(text)).toEqual(at(...lines));
});

test.each([
  [
    'commands',
    '\ndata:\n  a: |\n    docker run b <<E\n    c\n    E\n    helm d',
  ],
  ['a fence', '\ndata:\n  a: |\n    ```\n    b\n    ```\n    c'],
  [
    'comments',
    '\n# git repository of the shop\ndata: {}\n# kubectl apply \\\nb: c',
  ],
])('%s in a manifest are no wrapping', (_name, rest) => {
  expect(unwrap(MANIFEST + rest).text).toBe(MANIFEST + rest);
});

test.each([
  ['<<EOF', true],
  ['<<"EOF"', false],
])('a shell fills in variables after %s: %j', (start, expected) => {
  const text = `kubectl apply -f - ${start}\n${MANIFEST}\nEOF`;
  expect(unwrap(text).hasVariables).toBe(expected);
});
