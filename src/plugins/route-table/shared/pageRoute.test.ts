import {expect, test} from 'vitest';

import {shardCount, shardOf} from './pageRoute';

test('a path is always in the same shard, and shards are alike in size', () => {
  const paths = Array.from({length: 640}, (_, n) => `/docs/page-${n}/`);
  const count = shardCount(paths.length);
  expect(count).toBe(20);
  const sizes = Array.from({length: count}, () => 0);
  for (const path of paths) {
    const shard = shardOf(path, count);
    expect(shardOf(path, count)).toBe(shard);
    sizes[shard] = (sizes[shard] ?? 0) + 1;
  }
  expect(Math.max(...sizes)).toBeLessThan(64);
  expect(Math.min(...sizes)).toBeGreaterThan(8);
});

test('there is one shard at least', () => {
  expect(shardCount(0)).toBe(1);
  expect(shardOf('/docs/', 1)).toBe(0);
});
