import {expect, test} from 'vitest';

import {Heap} from './heap';

function takeAll(numbers: readonly number[]): (number | undefined)[] {
  const heap = new Heap(numbers, (a, b) => a - b);
  return [...numbers, 0].map(() => heap.take());
}

test('items come in order, and nothing after the last', () => {
  expect(takeAll([5, 3, 9, 1, 3, 7, 2])).toEqual([
    1,
    2,
    3,
    3,
    5,
    7,
    9,
    undefined,
  ]);
});

test('no items and one item are in order too', () => {
  expect(takeAll([])).toEqual([undefined]);
  expect(takeAll([4])).toEqual([4, undefined]);
});
