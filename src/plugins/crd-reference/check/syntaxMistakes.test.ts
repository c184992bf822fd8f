import {expect, test} from 'vitest';

import {messageOf, type Problem} from '../../../content-errors/problem';
import {parseDocuments} from './documents';

/** What people get wrong in YAML, and where the mistake is. */
const MISTAKES: readonly (readonly [name: string, text: string, at: string])[] =
  [
    ['too deep', 'metadata:\n  name: a\n    namespace: b\nspec: {}', '3:5'],
    ['too deep in an item', 'a:\n  - b: c\n     d: e', '3:6'],
    ['too deep below brackets', 'a: {b: c}\n  d: e', '2:3'],
    ['not deep enough', 'metadata:\n  name: a\n namespace: b', '3:2'],
    ['not deep enough in an item', 'a:\n  - b: c\n   d: e', '3:4'],
    ['not like the first key', 'spec:\n    a: b\n  c: d', '3:3'],
    ['an indented first line', '  kind: A\nmetadata:\n  name: b', '1:3'],
    ['an item too deep', 'a:\n  - b: c\n   - d: e', '3:4'],
    ['an item not deep enough', 'a:\n  - b: c\n - d: e', '3:2'],
    ['an item among keys', 'a:\n  b: c\n  - d: e', '3:3'],
    ['an item among top keys', 'b: c\n- d: e', '2:1'],
    ['a key among items', 'a:\n  - b\n  c: d', '3:3'],
    ['a tab', 'a:\n\tb: c', '2:2'],
    ['a tab below spaces', 'a:\n  b: c\n\td: e', '3:2'],
    ['a block that is not indented', 'a: |\necho b\nc: d', '2:1'],
    ['a block that ends too early', 'x:\n  a: |\n    b\n  c\n  d: e', '4:3'],
    ['no space after a colon', 'a:\n  name:b\n  c: d', '2:3'],
    ['no space after a colon, first', 'kind:A\nmetadata:\n  a: b', '1:1'],
    ['no space after a colon, last', 'kind: A\nname:b', '2:1'],
    ['no colon after a parent', 'a: b\nmetadata\n  name: c', '2:1'],
    ['no colon before a value', 'a:\n  name b\n  c: d', '2:3'],
    ['no colon in a last line', 'a:\n  c: d\n  name b', '3:3'],
    ['no space after a dash', 'a:\n  -b: c\n    d: e', '2:3'],
    ['no space after the second dash', 'a:\n  - b: c\n  -d: e', '3:3'],
    ['no colon in an item', 'a:\n  - b\n    c: d', '2:5'],
    ['an equals sign', 'kind: A\nname=b\nc: d', '2:1'],
    ['a double quote that stays open', 'a: "b\nc: d\ne: f', '1:4'],
    ['one that the next quote closes', 'a: "b\nc: "d"\ne: f', '1:4'],
    ['a single quote that stays open', "a: 'b\nc: d", '1:4'],
    ['an open quote in the last line', 'a: b\nc: "d', '2:4'],
    ['an apostrophe in single quotes', "a: 'it's'\nb: c", '1:4'],
    ['a quote too many', 'a: "b""\nc: d', '1:4'],
    ['text after a quote', 'a: "b" c\nd: e', '1:4'],
    ['a comma after a quote', '"a": "b",\n"c": "d"', '1:6'],
    ['a value with a colon', 'a: error: b\nc: d', '1:4'],
    ['a text with a colon', 'a: see this: b "c"', '1:4'],
    ['two keys in a line', 'metadata: name: a\nb: c', '1:11'],
    ['a list in the line of its key', 'a: - b\nc: d', '1:4'],
    ['a value with @', 'a: @b\nc: d', '1:4'],
    ['a value with a backtick', 'a: `b`', '1:4'],
    ['a value with %', 'a: %b', '1:4'],
    ['a value with !', 'a: !b c\nd: e', '1:4'],
    ['a value with & and a space', 'a: & b', '1:4'],
    ['a value with >', 'a: >=1.2\nb: c', '1:4'],
    ['a value with |', 'a: |b\nc: d', '1:4'],
    ['a value with a comma first', 'a: ,b', '1:4'],
    ['an open brace', 'a: {b: c\nd: e', '1:4'],
    ['an open bracket', 'a: [b, c\nd: e', '1:4'],
    ['a brace too many', 'a: {b: c}}\nc: d', '1:4'],
    ['a bracket too many', 'a: [b]]\nc: d', '1:4'],
    ['a bracket that is not indented', 'x:\n  a: [\n    b\n]', '4:1'],
    ['no `---` between objects', 'kind: A\nb: c\nkind: B\nb: d', '3:1'],
    ['dashes that are too long', 'a: b\n-----\nc: d', '2:1'],
    ['a directive', '%YAML 1.2\n---\na: b', '1:1'],
  ];

/** What a reader does who follows a remedy to the letter, in its line. */
type Edit = (line: string, said: string) => string;

const indent: Edit = (line, count) =>
  ' '.repeat(Number(count)) + line.trimStart();

const EDITS: readonly (readonly [remedy: RegExp, edit: Edit])[] = [
  [/^Start it at the beginning of the line()/u, indent],
  [/^Indent it with (\d+) spaces?/u, indent],
  [/^Indent with spaces/u, (line) => line.replaceAll('\t', '  ')],
  [/If another object begins here, write `---`/u, (line) => `---\n${line}`],
  [/^Write `---` alone/u, () => '---'],
  [/^Remove the line/u, () => ''],
  [/^Remove `- ` here/u, (line) => line.replace('- ', '')],
  [
    /^Put each item on its own line .* starting with `(.*)`/u,
    (line, item) => line.replace(item, `\n  ${item}`),
  ],
  [
    /^[^:]*: (.*)$/u,
    (line, written) => line.replace(line.trimStart(), () => written),
  ],
];

function follow(text: string, {line, remedy}: Problem): string {
  const lines = text.split('\n');
  for (const [pattern, edit] of EDITS) {
    const found = pattern.exec(remedy);
    if (!found) continue;
    lines[line - 1] = edit(lines[line - 1] ?? '', found[1] ?? '');
    return lines.join('\n');
  }
  return text;
}

test.each(MISTAKES)('%s: the remedy makes it right', (_name, text, at) => {
  const [problem] = parseDocuments(text).problems;
  if (!problem) expect.unreachable('the text has no mistake');
  expect(`${problem.line}:${problem.column} ${messageOf(problem)}`).toContain(
    `${at} `,
  );
  expect(problem.what).not.toContain('cannot be read');
  const mended = follow(text, problem);
  expect([mended, parseDocuments(mended).problems]).toEqual([mended, []]);
});
