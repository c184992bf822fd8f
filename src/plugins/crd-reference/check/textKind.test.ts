import {expect, test} from 'vitest';

import {textKind} from './textKind';

/** Milliseconds that a text takes, at best. */
function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    textKind(text);
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.each([
  '\n',
  '- \n',
  '  ',
  '{',
  'a: b\n',
  '"\n',
  'a b\n',
  '$ kubectl \\\n',
])('a text of twice as many %j takes twice as long', (piece) => {
  const long = timeOf(`x\n${piece.repeat(50_000)}x`);
  const longer = timeOf(`x\n${piece.repeat(100_000)}x`);
  expect(longer).toBeLessThan(4 * long + 50);
});
