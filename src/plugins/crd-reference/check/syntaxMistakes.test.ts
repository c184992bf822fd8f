import {expect, test} from 'vitest';

import type {Problem} from '../../../content-errors/problem';
import {readFixture, withPlace} from '../testing/temporarySite';
import {parseDocuments} from './documents';

/** What people get wrong, and the line and column of the mistake. */
const MISTAKES = readFixture('syntaxMistakes.yaml') as readonly {
  readonly name: string;
  readonly text: string;
  readonly at: string;
}[];

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

test.each(MISTAKES)('$name: the remedy makes it right', ({text, at}) => {
  const [problem] = parseDocuments(text).problems;
  if (!problem) expect.unreachable('the text has no mistake');
  expect(withPlace(problem)).toContain(`${at} `);
  expect(problem.what).not.toContain('cannot be read');
  const mended = follow(text, problem);
  expect([mended, parseDocuments(mended).problems]).toEqual([mended, []]);
});

test('a mistake at the end of a long document is found in time', () => {
  const items = '  - a:\n      b:\n        c:\n          d: {e: f}\n';
  const text = `spec:\n${items.repeat(1500)}     k: v\n   - l: "m" n\n`;
  expect(parseDocuments(text).problems[0]?.line).toBe(6002);
}, 5000);
