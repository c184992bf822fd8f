import {expect, test} from 'vitest';

import {messageOf} from '../../../content-errors/problem';
import {parseDocuments} from './documents';

const found = (text: string): string[] =>
  parseDocuments(text).problems.map(
    (problem) => `${problem.line}:${problem.column} ${messageOf(problem)}`,
  );

test.each([
  ['name: “shop”', '1:7', '"'],
  ['- ‘a’', '1:3', '"'],
  ['“kind”: Project', '1:1', '"'],
  ['{“kind”: “Project”}', '1:2', '"'],
  ['a: “b: c”', '1:4', '"'],
  ['list:\n– a', '2:1', '-'],
  ['list:\n  – a\n  – b', '2:3', '-'],
])('a plain character is meant: %s', (text, place, plain) => {
  expect(found(text)).toEqual([
    expect.stringMatching(`^${place} .*Type ${plain} in its place\\.$`),
  ]);
});

test.each([
  ['between keys', 'kind: Project\n\u00a0 metadata: {}', '2:1', 'U+00A0'],
  ['behind a colon', 'kind:\u00a0Project', '1:6', 'U+00A0'],
  ['behind a value', 'a: b c\u00a0', '1:7', 'U+00A0'],
  ['in a word', 'a: b\u00a0c', '1:5', 'U+00A0'],
  ['before a comment', 'image: a \u00a0# b', '1:10', 'U+00A0'],
  ['in an unreadable text', '# a\u00a0b\nc: [', '1:4', 'U+00A0'],
  ['in quotes, without width', 'a: "b\u200b"', '1:6', 'U+200B'],
  ['in a comment, a control', '# a\u0007', '1:4', 'U+0007'],
])('a character is odd %s', (_name, text, place, code) => {
  expect(found(text)).toEqual([
    expect.stringMatching(`^${place} .*${code.replace('+', '\\+')}`),
  ]);
});

test.each([
  'a: The “quick” fox – or so',
  'a: “Shop” sells',
  'a: "“shop”" # “b”\nb: |\n  “c”\n  – d\n',
  'a: |-  # b\n  “c”\n',
  'a: first line\n    – second line\n    “third” line',
  'a: "first line\n    – second line"',
  "a: 'first\n    “b”: c'",
  'a: "👩🏽‍💻"\nb: 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '# a\u00a0: b\nc: d\u00a0e f # \u200b\n',
  'a: "b\u00a0c"\nd: |\n  \u00a0e\n',
])('a text may have them: %j', (text) => {
  expect(found(text)).toEqual([]);
});
