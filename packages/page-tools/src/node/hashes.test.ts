import {expect, test} from 'vitest';

import {integrityHash, shortHash} from './hashes';

// The values of `sha256sum` and `openssl dgst -sha256 -binary | base64`.
test('hashes are the first digits of SHA-256', () => {
  expect(shortHash('abc', 8)).toBe('ba7816bf');
  expect(shortHash('abc', 16)).toBe('ba7816bf8f01cfea');
});

test('the parts of a list are hashed as one text', () => {
  expect(shortHash(['a', Buffer.from('bc')], 16)).toBe(shortHash('abc', 16));
});

test('integrity is written as HTML expects it', () => {
  expect(integrityHash('abc')).toBe(
    'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=',
  );
});
