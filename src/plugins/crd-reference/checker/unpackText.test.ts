import {deflateRawSync} from 'node:zlib';

import fc from 'fast-check';
import {expect, test} from 'vitest';

import {MAX_LENGTH} from '../check/sources';
import {unpackText} from './unpackText';

test('any text comes back from its link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'binary'}), async (text) => {
      const packed = deflateRawSync(text).toString('base64url');
      expect(await unpackText(packed)).toBe(text.toWellFormed());
    }),
  );
});

test('a damaged link is refused, and none throws', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'binary'}), async (packed) => {
      const text = await unpackText(packed);
      expect(['string', 'undefined']).toContain(typeof text);
    }),
  );
  expect(await unpackText('not-deflate')).toBeUndefined();
});

test('a link that stands for too long a text is refused', async () => {
  const bomb = deflateRawSync('a'.repeat(MAX_LENGTH * 50));
  expect(await unpackText(bomb.toString('base64url'))).toBeUndefined();
});
