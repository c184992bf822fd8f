import {expect, test} from 'vitest';

import {parseFenceMeta} from './fences';

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

test('unknown words are collected', () => {
  const {unknownWords} = parseFenceMeta('title="a" live title=c {x} y{1}');
  expect(unknownWords).toEqual(['live', 'title=c', '{x}', 'y']);
});
