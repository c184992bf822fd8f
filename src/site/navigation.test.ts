import {expect, test} from 'vitest';

import {withDefaultPosition} from './navigation';

test('an item without a position goes to the right', () => {
  expect(
    withDefaultPosition([
      {label: 'A', to: '/a/'},
      {label: 'B', to: '/b/', position: 'left'},
    ]),
  ).toEqual([
    {label: 'A', to: '/a/', position: 'right'},
    {label: 'B', to: '/b/', position: 'left'},
  ]);
});
