import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';

import {findElement, findElements, withClass, withTag} from './hastElements';

const TREE = fromHtml(
  '<p id="a">One <b id="b" class="x y">two</b></p><p id="c" class="y">Three</p><i class="yz">Four</i>',
  {fragment: true},
);

const idsOf = (name: string): unknown[] =>
  findElements(TREE, withClass(name)).map(({properties}) => properties['id']);

test('all matching elements are found in document order', () => {
  expect(idsOf('y')).toEqual(['b', 'c']);
  expect(idsOf('x y')).toEqual([]);
});

test('elements inside a matching element are found too', () => {
  expect(findElements(TREE, () => true)).toHaveLength(4);
});

test('the first matching element is found', () => {
  const found = findElement(TREE, withClass('y'));
  expect(found?.properties['id']).toBe('b');
  expect(findElement(TREE, withTag('u'))).toBeUndefined();
});
