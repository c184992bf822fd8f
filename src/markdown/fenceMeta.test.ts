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
] as const)('%j gives the values %j', (meta, values) => {
  expect(Object.fromEntries(parseFenceMeta(meta).values)).toEqual(values);
});

test.each([
  ['{1}', [1]],
  ['{1,3-4}', [1, 3, 4]],
  ['title="a" { 2 , 5-6 }', [2, 5, 6]],
  ['title="no {7} lines"', []],
  ['no braces', []],
] as const)('%s marks the lines %j', (meta, lines) => {
  expect([...parseFenceMeta(meta).lines]).toEqual(lines);
  expect(parseFenceMeta(meta).wrongRanges).toEqual([]);
});

test.each([
  ['{0}', ['0']],
  ['{3-1}', ['3-1']],
  ['{3-}', ['3-']],
  ['{1,,2}', ['']],
  ['{1-99999999}', ['1-99999999']],
] as const)('%s names the ranges that are none: %j', (meta, wrong) => {
  expect(parseFenceMeta(meta).wrongRanges).toEqual(wrong);
});
