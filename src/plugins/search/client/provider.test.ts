import {describe, expect, test} from 'vitest';

import {HOSTED_SEARCH} from '../../../site/limits';
import {hitOf, resultOf} from '../fixtures/hits';
import type {SearchClient, SearchResult} from '../shared/algolia';
import type {EmbeddedClient} from './embeddedClient';
import {
  createEmbeddedProvider,
  createFallbackProvider,
  type SearchProvider,
} from './provider';

const REQUEST = {indexName: 'docs', query: 'q'};
const own = resultOf([hitOf('own')]);
const theirs = resultOf([hitOf('theirs')]);

const clientOf = (answer: () => Promise<SearchResult>): SearchClient => ({
  search: async () => ({results: [await answer()]}),
});

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
      forget: () => undefined,
      more,
    };
  };

  test('answers once when the index is whole', async () => {
    const answer = await createEmbeddedProvider(embedded([own])).ask(REQUEST);
    expect(answer).toEqual({result: own});
  });

  test('answers again with the text', async () => {
    const first = resultOf([], {exhaustiveNbHits: false});
    const provider = createEmbeddedProvider(embedded([first, own]));
    const answer = await provider.ask(REQUEST);
    expect(answer.result).toBe(first);
    expect(await answer.better).toEqual({result: own});
  });

  test('answers as often as more of the index comes', async () => {
    const titles = resultOf([], {exhaustiveNbHits: false});
    const headings = resultOf([hitOf('h')], {exhaustiveNbHits: false});
    const provider = createEmbeddedProvider(embedded([titles, headings, own]));
    const {better} = await provider.ask(REQUEST);
    const second = await better;
    expect(second?.result).toBe(headings);
    expect(await second?.better).toEqual({result: own});
  });

  test('says so when the text does not come', async () => {
    const first = resultOf([], {exhaustiveNbHits: false});
    const provider = createEmbeddedProvider(
      embedded([first], () => Promise.reject(new Error('404'))),
    );
    const {better} = await provider.ask(REQUEST);
    expect(await better).toEqual({result: first, notice: 'partial'});
  });

  test('rejects when the engine does', async () => {
    const broken = {
      ...clientOf(() => Promise.reject(new Error('404'))),
      prepare: () => undefined,
      forget: () => undefined,
      more: () => Promise.resolve(),
    };
    await expect(createEmbeddedProvider(broken).ask(REQUEST)).rejects.toThrow();
  });
});

describe('the hosted provider with its fallback', () => {
  interface Clock {
    readonly now: () => number;
    readonly wait: (milliseconds: number) => Promise<void>;
    readonly pass: (milliseconds: number) => Promise<void>;
  }

  function clockOf(): Clock {
    let time = 0;
    const timers: {at: number; ring: () => void}[] = [];
    return {
      now: () => time,
      wait: (milliseconds) =>
        new Promise((ring) => timers.push({at: time + milliseconds, ring})),
      async pass(milliseconds) {
        time += milliseconds;
        for (const {at, ring} of timers) if (at <= time) ring();
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      },
    };
  }

  const embeddedOf = (isBroken = false): SearchProvider => ({
    prepare: () => undefined,
    ask: () =>
      isBroken
        ? Promise.reject(new Error('no index'))
        : Promise.resolve({result: own}),
  });

  function setUp(answer: () => Promise<SearchResult>, embedded = embeddedOf()) {
    const clock = clockOf();
    let calls = 0;
    const provider = createFallbackProvider({
      embedded,
      loadHosted: () =>
        Promise.resolve(
          clientOf(() => {
            calls += 1;
            return answer();
          }),
        ),
      now: clock.now,
      wait: clock.wait,
    });
    return {clock, provider, calls: () => calls};
  }

  const never = () => new Promise<SearchResult>(() => undefined);
  const failing = () => Promise.reject(new Error('RetryError'));

  test('its answer is shown when it comes in time', async () => {
    const {provider} = setUp(() => Promise.resolve(theirs));
    expect(await provider.ask(REQUEST)).toEqual({result: theirs});
  });

  test('when it is slow, the own answer is shown after 2 s with a notice', async () => {
    const {provider, clock} = setUp(never);
    let answered = false;
    const asked = provider.ask(REQUEST).then((answer) => {
      answered = true;
      return answer;
    });
    await clock.pass(HOSTED_SEARCH.patienceMs - 1);
    expect(answered).toBe(false);
    await clock.pass(1);
    expect(await asked).toMatchObject({result: own, notice: 'slow'});
    expect(HOSTED_SEARCH.patienceMs).toBe(2000);
  });

  test('when it comes late, the notice goes and the rows stay', async () => {
    let come: (result: SearchResult) => void = () => undefined;
    const {provider, clock} = setUp(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
    );
    const asked = provider.ask(REQUEST);
    await clock.pass(HOSTED_SEARCH.patienceMs);
    const {better} = await asked;
    come(theirs);
    expect(await better).toEqual({result: own});
  });

  test('when it fails late, the notice says that it is unavailable', async () => {
    let fail: (error: Error) => void = () => undefined;
    const {provider, clock} = setUp(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    const asked = provider.ask(REQUEST);
    await clock.pass(HOSTED_SEARCH.patienceMs);
    const {better} = await asked;
    fail(new Error('RetryError'));
    expect(await better).toEqual({result: own, notice: 'unavailable'});
  });

  test('when it fails, the own answer comes at once with the notice', async () => {
    const {provider} = setUp(failing);
    expect(await provider.ask(REQUEST)).toEqual({
      result: own,
      notice: 'unavailable',
    });
  });

  test('after a failure it is not asked for 30 s', async () => {
    const {provider, clock, calls} = setUp(failing);
    await provider.ask(REQUEST);
    await provider.ask(REQUEST);
    expect(calls()).toBe(1);
    await clock.pass(HOSTED_SEARCH.breakerMs);
    await provider.ask(REQUEST);
    expect(calls()).toBe(2);
  });

  test('only when nobody can answer it is an error', async () => {
    const {provider} = setUp(failing, embeddedOf(true));
    await expect(provider.ask(REQUEST)).rejects.toThrow('no index');
  });

  test('slow, and no index of its own: the late answer is shown', async () => {
    let come: (result: SearchResult) => void = () => undefined;
    const {provider, clock} = setUp(
      () =>
        new Promise((resolve) => {
          come = resolve;
        }),
      embeddedOf(true),
    );
    const asked = provider.ask(REQUEST);
    await clock.pass(HOSTED_SEARCH.patienceMs);
    come(theirs);
    expect(await asked).toEqual({result: theirs});
  });

  test('code that cannot be loaded counts as a failure, and is tried again', async () => {
    const clock = clockOf();
    let loads = 0;
    const provider = createFallbackProvider({
      embedded: embeddedOf(),
      loadHosted: () => {
        loads += 1;
        return Promise.reject(new Error('offline'));
      },
      now: clock.now,
      wait: clock.wait,
    });
    expect((await provider.ask(REQUEST)).notice).toBe('unavailable');
    await clock.pass(HOSTED_SEARCH.breakerMs);
    await provider.ask(REQUEST);
    expect(loads).toBe(2);
  });
});
