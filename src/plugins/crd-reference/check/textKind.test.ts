import {describe, expect, test} from 'vitest';

import {readFixture} from '../testing/temporarySite';
import {readPasted} from './pasted';
import {textKind, type TextKind} from './textKind';

const MANIFEST = `apiVersion: openchoreo.dev/v1alpha1
kind: Component
metadata: {name: shop}
`;

const CASES = readFixture('textKinds.yaml') as Readonly<
  Record<TextKind, readonly string[]>
>;

const kindOf = (text: string, hasMessage = false): TextKind =>
  textKind(readPasted(text), hasMessage);

describe.each(Object.entries(CASES))('%s', (kind, texts) => {
  test.each(texts)('%j', (text) => {
    expect(kindOf(text)).toBe(kind);
  });
});

test('a known message is one, whatever it looks like, unless a manifest has it', () => {
  const line = 'x509: certificate signed by unknown authority';
  expect(kindOf(line, true)).toBe('message');
  expect(kindOf(`some words\n${line}`, true)).toBe('message');
  expect(kindOf(`${MANIFEST}# ${line}`, true)).toBe('manifest');
});

/** Milliseconds that a text takes, at best. */
function timeOf(text: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    kindOf(text);
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
  ': "',
  'error',
])('a text of twice as many %j takes twice as long', (piece) => {
  const long = timeOf(`x\n${piece.repeat(2000)}x`);
  const longer = timeOf(`x\n${piece.repeat(4000)}x`);
  expect(longer).toBeLessThan(4 * long + 100);
});
