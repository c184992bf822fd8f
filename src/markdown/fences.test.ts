import {expect, test} from 'vitest';

import {parseFenceMeta, readMagicComments} from './fences';

test.each([
  ['title="a.yaml"', {title: 'a.yaml'}],
  ['title=\'say "hello"\'', {title: 'say "hello"'}],
  ['title="a b" sample="x/y.yaml" {2}', {title: 'a b', sample: 'x/y.yaml'}],
  ['title=""', {title: ''}],
  [null, {}],
])('%j has the values %j', (meta, values) => {
  expect(Object.fromEntries(parseFenceMeta(meta).values)).toEqual(values);
});

test.each([
  ['{1,3-4}', [1, 3, 4]],
  ['title="a" { 2 , 5-6 }', [2, 5, 6]],
  ['title="no {7} lines"', []],
])('%s marks the lines %j', (meta, lines) => {
  expect([...parseFenceMeta(meta).lines]).toEqual(lines);
});

test.each([
  ['title="a" showLineNumbers', 1],
  ['showLineNumbers={5} {2}', 5],
  ['title="showLineNumbers"', undefined],
])('%s starts line numbers at %s', (meta, first) => {
  expect(parseFenceMeta(meta).firstNumber).toBe(first);
});

test('unknown words are collected', () => {
  const {unknownWords} = parseFenceMeta('title="a" live title=c {x} y{1}');
  expect(unknownWords).toEqual(['live', 'title=c', '{x}', 'y']);
});

test.each([
  ['// highlight-next-line'],
  ['  # highlight-next-line'],
  ['-- highlight-next-line'],
  ['{/* highlight-next-line */}'],
  ['<!-- highlight-next-line -->'],
])('%s marks the line after it and is not shown', (comment) => {
  const {text, marked} = readMagicComments(`a\n${comment}\nb\nc`);
  expect(text).toBe('a\nb\nc');
  expect(marked).toEqual([2]);
});

test('a start and an end mark the lines between them; other comments stay', () => {
  const {text, marked} = readMagicComments(
    'a\n# highlight-start\nb\n# c\n# highlight-end\n# highlight-end of show',
  );
  expect(text).toBe('a\nb\n# c\n# highlight-end of show');
  expect(marked).toEqual([2, 3]);
});
