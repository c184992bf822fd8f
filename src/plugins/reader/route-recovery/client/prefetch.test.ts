import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import prefetch from './prefetch';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('a chunk that many pages share is fetched once', async () => {
  fetched.mockResolvedValue(new Response());
  await prefetch('/assets/js/common.js');
  await prefetch('/assets/js/common.js');
  await prefetch('/assets/js/own.js');
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/assets/js/common.js',
    '/assets/js/own.js',
  ]);
});

test('a chunk that fails to load is not an error', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(prefetch('/assets/js/gone.js')).resolves.toBeUndefined();
});
