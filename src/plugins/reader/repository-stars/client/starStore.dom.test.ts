import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {STARS} from '../../../../site/limits';
import {REPOSITORY} from '../../../../site/site';
import {STARS_KEY, STARS_REFUSED_KEY} from '../../../../site/storageKeys';
import type * as starStore from './starStore';

const NOW = Date.parse('2025-11-20T12:00:00Z');

type Store = typeof starStore;

/** Reloads the module, because it keeps the response of one page. */
async function newPage(): Promise<Store> {
  vi.resetModules();
  return import('./starStore');
}

function answerWith(answer: () => Promise<Response>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function count(value: unknown): () => Promise<Response> {
  return () => Promise.resolve(Response.json({stargazers_count: value}));
}

function storeCount(age: number): void {
  const stored = {value: 10, timestamp: NOW - age};
  localStorage.setItem(STARS_KEY, JSON.stringify(stored));
}

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers({now: NOW});
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the stored count is shown first, and the fresh one after the request', async () => {
  storeCount(STARS.freshForMs);
  const fetch = answerWith(count(11));
  const {knownStars, watchStars} = await newPage();
  const listener = vi.fn();
  watchStars(listener);
  expect(knownStars()).toBe(10);
  await settle();
  expect(listener).toHaveBeenCalledOnce();
  expect(knownStars()).toBe(11);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    REPOSITORY.metadataUrl,
    expect.objectContaining({signal: expect.any(AbortSignal) as unknown}),
  );
  expect(JSON.parse(localStorage.getItem(STARS_KEY) ?? 'null')).toEqual({
    value: 11,
    timestamp: NOW,
  });
});

test('a count less than an hour old is not requested again', async () => {
  storeCount(STARS.freshForMs - 1);
  const fetch = answerWith(count(11));
  const {watchStars} = await newPage();
  watchStars(vi.fn());
  await settle();
  expect(fetch).not.toHaveBeenCalled();
});

test('leaving the page aborts the request and stores nothing', async () => {
  let signal: AbortSignal | undefined;
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, init: RequestInit) => {
      signal = init.signal ?? undefined;
      return new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => {
          reject(new DOMException('aborted', 'AbortError'));
        });
      });
    }),
  );
  const {watchStars} = await newPage();
  const leave = watchStars(vi.fn());
  leave();
  await settle();
  expect(signal?.aborted).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('unloading the page before the answer stops requests for an hour', async () => {
  answerWith(() => new Promise(() => undefined));
  const {watchStars} = await newPage();
  const leave = watchStars(vi.fn());
  expect(localStorage.getItem(STARS_REFUSED_KEY)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(STARS_REFUSED_KEY)).toBe(String(NOW));
  leave();
});

test('unloading the page after the answer does not stop later requests', async () => {
  answerWith(count(11));
  const {watchStars} = await newPage();
  watchStars(vi.fn());
  await settle();
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(STARS_REFUSED_KEY)).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ['403', () => Promise.resolve(new Response('', {status: 403}))],
  ["a portal's page", () => Promise.resolve(new Response('<html></html>'))],
  ['a negative number', count(-3)],
  ['an enormous number', count(1e15)],
  ['no number', count('many')],
  ['nothing at all', () => Promise.resolve(Response.json(null))],
  ['a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'after %s the stored count stays, and requests stop for an hour',
  async (_name, answer) => {
    storeCount(STARS.freshForMs);
    const fetch = answerWith(answer);
    const errors = vi.spyOn(console, 'error');
    const first = await newPage();
    first.watchStars(vi.fn());
    await settle();
    expect(first.knownStars()).toBe(10);

    vi.setSystemTime(NOW + STARS.freshForMs - 1);
    (await newPage()).watchStars(vi.fn());
    await settle();
    expect(fetch).toHaveBeenCalledOnce();

    vi.setSystemTime(NOW + STARS.freshForMs);
    (await newPage()).watchStars(vi.fn());
    await settle();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(errors).not.toHaveBeenCalled();
  },
);

test('a stored refusal with a future or invalid time is ignored', async () => {
  for (const refused of [String(NOW + 1), 'never', '']) {
    localStorage.clear();
    const {watchStars} = await newPage();
    localStorage.setItem(STARS_REFUSED_KEY, refused);
    const fetch = answerWith(count(11));
    watchStars(vi.fn());
    await settle();
    expect(fetch).toHaveBeenCalledOnce();
  }
});
