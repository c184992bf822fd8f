import {deflateRawSync} from 'node:zlib';

import fc from 'fast-check';
import {expect, test} from 'vitest';

import {MAX_LENGTH} from '../check/readYaml';
import {looksSecret, packText, unpackText} from './textLink';

test('any text comes back from its link', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({unit: 'binary'}), async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]*$/u);
      expect(await unpackText(packed)).toBe(text);
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

test('a link that stands for gigabytes is refused', async () => {
  const bomb = deflateRawSync('a'.repeat(MAX_LENGTH * 50));
  expect(await unpackText(bomb.toString('base64url'))).toBeUndefined();
});

test.each([
  [
    'a Secret',
    'kind: Secret\nmetadata: {name: a}\nstringData:\n  a: b\n',
    true,
  ],
  ['a Secret in a list', '- kind: "Secret"\n  data:\n    a: b\n', true],
  ['a password', 'config:\n  password: hunter2\n', true],
  ['a key', '  -----BEGIN RSA PRIVATE KEY-----\n', true],
  ['a placeholder', 'password: <your-password>\n', false],
  ['a name', 'kind: SecretReference\nspec:\n  data: []\n', false],
  ['a component', 'kind: Component\nspec:\n  type: Service\n', false],
])('%s looks secret or not', (_name, text, expected) => {
  expect(looksSecret(text)).toBe(expected);
});
