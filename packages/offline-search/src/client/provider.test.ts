import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {HOSTED_SEARCH} from '../shared/limits';
import {hitOf, resultOf} from '../../fixtures/hits';
import type {SearchClient, SearchResult} from '../shared/algolia';
import type {EmbeddedClient} from './embeddedClient';
import {
  type Answer,
  createEmbeddedProvider,
  createFallbackProvider,
  type SearchProvider,
} from './provider';

const REQUEST = {indexName: 'docs', query: 'q'};
const own = resultOf([hitOf('own')]);
const theirs = resultOf([hitOf('theirs')]);
const LATE_MS = 2 * HOSTED_SEARCH.patienceMs;

const clientOf = (answer: () => Promise<SearchResult>): SearchClient => ({
  search: async () => ({results: [await answer()]}),
});

async function collect(provider: SearchProvider): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for await (const answer of provider.ask(REQUEST)) answers.push(answer);
  return answers;
}

describe('the embedded provider', () => {
  const embedded = (
    answers: readonly SearchResult[],
    more: () => Promise<void> = () => Promise.resolve(),
  ): EmbeddedClient => {
    let next = 0;
    return {
      ...clientOf(() => {
        const answer = answers[next] ?? own;
        next += 1;
        return Promise.resolve(answer);
      }),
      prepare: () => undefined,
      more,
    };
  };

  const titles = resultOf([], {exhaustiveNbHits: false});
  const headings = resultOf([hitOf('h')], {exhaustiveNbHits: false});

  test('answers as often as more of the index comes', async () => {
    const provider = createEmbeddedProvider(embedded([titles, headings, own]));
    expect(await collect(provider)).toEqual([
      {result: titles, notice: 'titles'},
      {result: headings, notice: 'titles'},
      {result: own},
    ]);
  });

  test('says so when the text does not come', async () => {
    const provider = createEmbeddedProvider(
      embedded([titles], () => Promise.reject(new Error('404'))),
    );
    expect(await collect(provider)).toEqual([
      {result: titles, notice: 'titles'},
      {result: titles, notice: 'partial'},
    ]);
  });
});

describe('the hosted provider with its fallback', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (milliseconds: number) =>
    vi.advanceTimersByTimeAsync(milliseconds);

  const embeddedOf = (isBroken = false): SearchProvider =>
    createEmbeddedProvider({
      ...clientOf(() =>
        isBroken ? Promise.reject(new Error('no index')) : Promise.resolve(own),
      ),
      prepare: () => undefined,
      more: () => Promise.resolve(),
    });

  function setUp(answer: () => Promise<SearchResult>, embedded = embeddedOf()) {
    let calls = 0;
    const client = clientOf(() => {
      calls += 1;
      return answer();
    });
    const provider = createFallbackProvider(embedded, () =>
      Promise.resolve(client),
    );
    return {provider, calls: () => calls};
  }

  const failing = () => Promise.reject(new Error('RetryError'));
  const late = (isGood: boolean) => async () => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    return isGood ? theirs : failing();
  };

  test('its answer is shown when it comes in time', async () => {
    const {provider} = setUp(() => Promise.resolve(theirs));
    expect(await collect(provider)).toEqual([{result: theirs}]);
  });

  test.each([
    ['comes late, the notice goes and the rows stay', true, undefined],
    [
      'fails late, the notice says that it is unavailable',
      false,
      'unavailable',
    ],
  ])(
    'the own answer is shown after 2 s; when the other %s',
    async (_, isGood, notice) => {
      const {provider} = setUp(late(isGood));
      const answers: Answer[] = [];
      const asked = (async () => {
        for await (const answer of provider.ask(REQUEST)) answers.push(answer);
      })();
      await pass(HOSTED_SEARCH.patienceMs - 1);
      expect(answers).toEqual([]);
      await pass(1);
      expect(answers).toEqual([{result: own, notice: 'slow'}]);
      await pass(LATE_MS);
      await asked;
      expect(answers.at(-1)).toEqual({result: own, ...(notice && {notice})});
      expect(HOSTED_SEARCH.patienceMs).toBe(2000);
    },
  );

  test('after a failure the own answer comes at once for 30 s', async () => {
    const {provider, calls} = setUp(failing);
    const unavailable = [{result: own, notice: 'unavailable'}];
    expect(await collect(provider)).toEqual(unavailable);
    expect(await collect(provider)).toEqual(unavailable);
    expect(calls()).toBe(1);
    await pass(HOSTED_SEARCH.breakerMs);
    await collect(provider);
    expect(calls()).toBe(2);
  });

  test('only when nobody can answer it is an error', async () => {
    const {provider} = setUp(failing, embeddedOf(true));
    await expect(collect(provider)).rejects.toThrow('no index');
  });

  test('slow, and no index of its own: the late answer is shown', async () => {
    const {provider} = setUp(late(true), embeddedOf(true));
    const asked = collect(provider);
    await pass(LATE_MS);
    expect(await asked).toEqual([{result: theirs}]);
  });

  test('code that cannot be loaded counts as a failure, and is tried again', async () => {
    let loads = 0;
    const provider = createFallbackProvider(embeddedOf(), () => {
      loads += 1;
      return Promise.reject(new Error('offline'));
    });
    expect((await collect(provider))[0]?.notice).toBe('unavailable');
    await pass(HOSTED_SEARCH.breakerMs);
    await collect(provider);
    expect(loads).toBe(2);
  });
});
