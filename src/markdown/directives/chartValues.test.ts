import fc from 'fast-check';
import {expect, test} from 'vitest';

import {chartValueAnchor} from './chartValues';

test('an anchor is an ID, and tells charts and values apart', () => {
  const name = fc.stringMatching(/^[a-z]+(?:\.[a-z]+){0,3}$/u);
  fc.assert(
    fc.property(name, name, (left, right) => {
      const [one, other] = [left, right].map((key) =>
        chartValueAnchor('a-chart', key),
      );
      expect(one).toMatch(/^a-chart-[a-z0-9-]+$/u);
      expect(one === other).toBe(left === right);
    }),
  );
});
