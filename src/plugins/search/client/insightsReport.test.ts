// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {HOSTED_SEARCH} from '../../../site/limits';
import {hitOf, resultOf} from '../fixtures/hits';
import type {SearchResult} from '../shared/algolia';
import {InsightsReport, type ReportedEvent} from './insightsReport';

const gateway = hitOf('Gateway');
const ports = hitOf('Gateway', 'Ports');
const cell = hitOf('Cell');
const answer = resultOf([gateway, cell, ports], {queryID: 'q1'});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

interface Options {
  readonly load?: () => Promise<
    (events: readonly ReportedEvent[]) => Promise<void>
  >;
  /** The answer is the site's own, though the provider was asked. */
  readonly isOwn?: boolean;
}

/** A dialog whose answers are the provider's, and what is sent of them. */
function openDialog({load, isOwn = false}: Options = {}) {
  const sent: ReportedEvent[] = [];
  const went: string[] = [];
  const dialog = document.createElement('dialog');
  const input = document.createElement('input');
  dialog.append(input);
  document.body.append(dialog);
  dialog.open = true;
  const report = new InsightsReport({
    indexName: 'docs',
    hrefOf: ({url}) => url,
    load:
      load ??
      (() =>
        Promise.resolve((events) => {
          sent.push(...events);
          return Promise.resolve();
        })),
  });
  let next: SearchResult = answer;
  const client = report.listen({
    search: () => Promise.resolve({results: [next]}),
  });
  const {provider, navigate} = report.watch(dialog, input, {
    provider: {
      prepare: () => undefined,
      async ask(request) {
        const {results} = await client.search({requests: [request]});
        const [result = answer] = results;
        return {result: isOwn ? {...result} : result};
      },
    },
    navigate: (url) => went.push(url),
  });
  return {
    dialog,
    sent,
    went,
    navigate,
    type: async (query: string, result: SearchResult = answer) => {
      next = result;
      input.value = query;
      await provider.ask({indexName: 'docs', query});
    },
  };
}

const rest = (milliseconds: number = HOSTED_SEARCH.viewedItemsDebounceMs) =>
  vi.advanceTimersByTimeAsync(milliseconds);

test('rows that stay for 400 ms are told as viewed, in the order of the screen', async () => {
  const {sent, type} = openDialog();
  await type('gateway');
  await rest(399);
  expect(sent).toEqual([]);
  await rest(1);
  expect(sent).toEqual([
    {
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'docs',
      objectIDs: [gateway, ports, cell].map(({objectID}) => objectID),
    },
  ]);
});

test('while a reader types nothing is told but what they rest at', async () => {
  const {sent, type} = openDialog();
  await type('g', resultOf([cell]));
  await rest(300);
  await type('ga');
  await rest();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.objectIDs).toContain(gateway.objectID);
});

test('the same rows for another query are told once', async () => {
  const {sent, type} = openDialog();
  await type('gatewa');
  await rest();
  await type('gateway');
  await rest();
  expect(sent).toHaveLength(1);
});

test('an event has at most 20 rows', async () => {
  const {sent, type} = openDialog();
  const hits = Array.from({length: 45}, (_, place) => hitOf(`Page ${place}`));
  await type('page', resultOf(hits));
  await rest();
  expect(sent.map(({objectIDs}) => objectIDs.length)).toEqual([20, 20, 5]);
});

test('nothing is viewed in a dialog that was closed, or whose query was cleared', async () => {
  const closed = openDialog();
  await closed.type('gateway');
  closed.dialog.open = false;
  await rest();
  const cleared = openDialog();
  await cleared.type('gateway');
  const [input] = cleared.dialog.getElementsByTagName('input');
  if (input) input.value = '';
  await rest();
  expect([...closed.sent, ...cleared.sent]).toEqual([]);
});

test('a choice is told with its place in the answer, and leads on', async () => {
  const {sent, went, type, navigate} = openDialog();
  await type('gateway');
  navigate(cell.url, 'here');
  await rest(0);
  expect(went).toEqual([cell.url]);
  expect(sent).toEqual([
    {
      eventType: 'click',
      eventName: 'Item Selected',
      index: 'docs',
      objectIDs: [cell.objectID],
      positions: [2],
      queryID: 'q1',
    },
  ]);
});

test('a row that the browser opens elsewhere is a choice too', async () => {
  const {dialog, sent, type} = openDialog();
  await type('gateway');
  const link = document.createElement('a');
  link.href = gateway.url;
  dialog.append(link);
  link.dispatchEvent(new MouseEvent('click', {bubbles: true, ctrlKey: true}));
  link.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  await rest(0);
  expect(sent.map(({eventType}) => eventType)).toEqual(['click']);
});

test('what is no row of the answer is not told', async () => {
  const {sent, went, type, navigate} = openDialog();
  await type('gateway');
  navigate('/search/?q=gateway', 'here');
  await rest(0);
  expect(went).toEqual(['/search/?q=gateway']);
  expect(sent).toEqual([]);
});

test('answers of the engine of the site are nobody else’s business', async () => {
  const {sent, type, navigate} = openDialog({isOwn: true});
  await type('gateway');
  await rest();
  navigate(gateway.url, 'here');
  await rest(0);
  expect(sent).toEqual([]);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('404'))],
  ['cannot send', () => Promise.resolve(() => Promise.reject(new Error('x')))],
])('what reports and %s stops nobody', async (_, load) => {
  const {went, type, navigate} = openDialog({load});
  await type('gateway');
  await rest();
  navigate(gateway.url, 'here');
  await rest(0);
  expect(went).toEqual([gateway.url]);
});
