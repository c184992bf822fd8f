import {expect, test} from 'vitest';

import {parseFenceMeta} from './fenceMeta';

test.each([
  ['title="a.yaml"', {title: 'a.yaml'}],
  ['title=\'say "hello"\'', {title: 'say "hello"'}],
  ['title="a b" sample="x/y.yaml"', {title: 'a b', sample: 'x/y.yaml'}],
  ['at="spec.containers" {2}', {at: 'spec.containers'}],
  ['title=""', {title: ''}],
  ['', {}],
  [null, {}],
  [undefined, {}],
] as const)('%j has the values %j', (meta, values) => {
  expect(Object.fromEntries(parseFenceMeta(meta).values)).toEqual(values);
});

test.each([
  ['{1}', [1]],
  ['{1,3-4}', [1, 3, 4]],
  ['title="a" { 2 , 5-6 }', [2, 5, 6]],
  ['title="no {7} lines"', []],
  ['no braces', []],
] as const)('%s highlights the lines %j', (meta, lines) => {
  expect([...parseFenceMeta(meta).lines]).toEqual(lines);
});

test.each([
  ['title="a" showLineNumbers', 1],
  ['showLineNumbers=5 {2}', 5],
  ['showLineNumbers={5} {2}', 5],
  ['title="showLineNumbers"', undefined],
] as const)('%s starts line numbers at %s', (meta, first) => {
  expect(parseFenceMeta(meta).firstNumber).toBe(first);
});

test('unknown words are collected', () => {
  const {unknownWords, lines} = parseFenceMeta(
    'title="a" live title="b" title=c {x} y{1}',
  );
  expect(unknownWords).toEqual(['live', 'title=c', '{x}', 'y']);
  expect([...lines]).toEqual([1]);
});
