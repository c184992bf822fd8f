import {expect, test} from 'vitest';

import {readDocuments} from './readDocuments';
import {toPlain} from './value';

function plain(text: string): unknown {
  const {documents, problems} = readDocuments(text);
  expect(problems).toEqual([]);
  return documents.map(toPlain);
}

test('documents without a value are skipped, as kubectl does', () => {
  expect(plain('---\n---\na: b\n---\n# c\n')).toEqual([{a: 'b'}]);
});

test('an alias repeats its value, and a merge key adds missing keys', () => {
  expect(plain('a: &a {x: v, z: w}\nb: *a\nc: {<<: *a, x: own}')).toEqual([
    {a: {x: 'v', z: 'w'}, b: {x: 'v', z: 'w'}, c: {x: 'own', z: 'w'}},
  ]);
});

test('quotes, blocks and tags make any value a string', () => {
  expect(plain('a: "1"\nb: !!str 1\nc: |\n  1\nd: 2')).toEqual([
    {a: '1', b: '1', c: '1\n', d: 2n},
  ]);
});

test('a value has its line and column', () => {
  const {documents} = readDocuments('a:\n  - b: c\n');
  expect(documents[0]).toMatchObject({
    type: 'object',
    at: {line: 1, column: 1},
  });
  const [entry] =
    documents[0]?.type === 'object' ? documents[0].entries.values() : [];
  expect(entry).toMatchObject({
    type: 'array',
    items: [{type: 'object', at: {line: 2, column: 5}}],
  });
});

test.each([
  ['a character that is not allowed', 'a: \u{0}b\n', 1, 4],
  ['bytes that were not UTF-8', 'a: b\nc: \u{FFFD}\n', 2, 4],
  ['lists nested too deep', `${'- '.repeat(300)}a\n`, 1, 203],
  [
    'objects nested too deep',
    Array.from({length: 3000}, (_, level) => `${' '.repeat(level)}a:`).join(
      '\n',
    ),
    1,
    1,
  ],
  ['a merge of a value that is not an object', '<<: a\nb: c\n', 1, 5],
])('%s is a mistake with a position', (_name, text, line, column) => {
  const {documents, problems} = readDocuments(text);
  expect(documents).toEqual([]);
  expect(problems).toHaveLength(1);
  if (_name !== 'objects nested too deep') {
    expect(problems[0]?.at).toEqual({line, column});
  }
});

test('only the first syntax errors are reported, one per line', () => {
  const {problems} = readDocuments('\ta: b\n'.repeat(50));
  expect(problems.length).toBeLessThanOrEqual(5);
  expect(new Set(problems.map(({at}) => at.line)).size).toBe(problems.length);
});
