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
  expect(parseFenceMeta(meta).wrongRanges).toEqual([]);
});

test.each([
  ['{0}', ['0']],
  ['{3-1}', ['3-1']],
  ['{3-}', ['3-']],
  ['{1,,2}', ['']],
  ['{1-99999999}', ['1-99999999']],
] as const)('%s has the invalid ranges %j', (meta, wrong) => {
  expect(parseFenceMeta(meta).wrongRanges).toEqual(wrong);
});

test.each([
  ['title="a" showLineNumbers', 1],
  ['showLineNumbers=5 {2}', 5],
  ['showLineNumbers={5} {2}', 5],
  ['title="showLineNumbers"', undefined],
] as const)('%s starts line numbers at %s', (meta, first) => {
  expect(parseFenceMeta(meta).firstNumber).toBe(first);
});

test('keys that are set twice and unknown words are collected', () => {
  const {repeatedKeys, unknownWords, lines} = parseFenceMeta(
    'title="a" live title="b" title=c {x} y{1}',
  );
  expect(repeatedKeys).toEqual(['title']);
  expect(unknownWords).toEqual(['live', 'title=c', '{x}', 'y']);
  expect([...lines]).toEqual([1]);
});
