import {describe, expect, test} from 'vitest';

import {hitOf} from '../../fixtures/hits';
import type {SearchHit} from '../shared/algolia';
import {
  type SearchAction,
  type SearchState,
  announcementOf,
  reduceSearch,
  rowsOf,
  startState,
} from './searchState';

const SAVED = [
  {source: 'recent', title: 'Recent', hits: [hitOf('Old')]},
] as const;

const answerOf = (query: string, ...hits: readonly SearchHit[]) => ({
  query,
  groups: hits.map((one) => ({title: one.hierarchy.lvl1 ?? '', hits: [one]})),
  isList: false,
  total: hits.length,
  parts: 1,
  suggestions: ['Other'],
  corrected: undefined,
  notice: undefined,
});

function run(...actions: readonly SearchAction[]): SearchState {
  return actions.reduce(reduceSearch, startState(SAVED));
}

const FOCUS = {type: 'focus'} as const;
const BLUR = {type: 'blur'} as const;
const SUBMIT = {type: 'submit'} as const;
const STALLED = {type: 'stalled'} as const;
const input = (query: string) =>
  ({type: 'input', query, saved: SAVED}) as const;
const answered = (query: string, ...hits: readonly SearchHit[]) =>
  ({type: 'answered', answer: answerOf(query, ...hits)}) as const;
const move = (by: 1 | -1) => ({type: 'move', by}) as const;

describe('the panel', () => {
  test('closes on submit', () => {
    expect(run(FOCUS, input('a'), SUBMIT)).toMatchObject({
      isOpen: false,
      active: null,
      status: 'idle',
    });
  });

  test('opens again on an arrow, at its first row', () => {
    const state = run(
      FOCUS,
      input('a'),
      answered('a', hitOf('One'), hitOf('Two')),
      BLUR,
      move(1),
    );
    expect(state).toMatchObject({isOpen: true, active: 0});
  });
});

describe('the screen', () => {
  test('keeps what it shows while the next answer is awaited', () => {
    const state = run(
      FOCUS,
      input('a'),
      answered('a', hitOf('One')),
      input('ab'),
      STALLED,
    );
    expect(rowsOf(state)).toHaveLength(1);
    expect(state.screen).toMatchObject({kind: 'results', query: 'a'});
  });

  test('carries a notice until the query is cleared', () => {
    const noticed = {
      type: 'answered',
      answer: {...answerOf('a', hitOf('One')), notice: 'slow'},
    } as const;
    expect(run(FOCUS, input('a'), noticed).notice).toBe('slow');
    expect(run(FOCUS, input('a'), noticed, input('')).notice).toBeUndefined();
  });
});

describe('rows', () => {
  const three = answered('a', hitOf('One'), hitOf('Two'), hitOf('Three'));
  const found = [FOCUS, input('a'), three] as const;

  test('the pointer chooses, and leaves to the first', () => {
    expect(run(...found, {type: 'point', row: 2}).active).toBe(2);
    expect(run(...found, {type: 'point', row: 2}, {type: 'leave'}).active).toBe(
      0,
    );
  });

  test('without rows none is active after an arrow', () => {
    expect(run(FOCUS, input('x'), answered('x'), move(1)).active).toBeNull();
  });
});

describe('a better answer', () => {
  const better = (
    query: string,
    ...hits: readonly SearchHit[]
  ): SearchAction => ({...answered(query, ...hits), isAdded: true});
  const ids = (state: SearchState) =>
    rowsOf(state).map(({objectID}) => objectID);
  const found = [
    FOCUS,
    input('a'),
    answered('a', hitOf('One'), hitOf('Two')),
  ] as const;

  test('leaves all rows in their places, and adds its own below', () => {
    const state = run(...found, better('a', hitOf('Best'), hitOf('Two')));
    expect(ids(state)).toEqual(['One', 'Two', 'Best']);
    expect(state.active).toBe(0);
  });

  test('is offered, and shown when the reader wants it', () => {
    const state = run(...found, better('a', hitOf('Best'), hitOf('Two')));
    expect(state).toMatchObject({notice: 'better', offered: {count: 1}});
    const {answer} = state.offered ?? {};
    if (!answer) throw new Error('Nothing is offered.');
    const shown = reduceSearch(state, {type: 'answered', answer});
    expect(ids(shown)).toEqual(['Best', 'Two']);
    expect(shown.notice).toBeUndefined();
  });

  test('is no offer without another row among the best', () => {
    const state = run(...found, better('a', hitOf('Two'), hitOf('One')));
    expect(ids(state)).toEqual(['One', 'Two']);
    expect(state.notice).toBe('searched');
  });

  test('adds no row above one of another page', () => {
    const state = run(...found, better('a', hitOf('One', 'More')));
    expect(ids(state)).toEqual(['One', 'Two']);
  });

  test('comes below in a list too, up to the size of a part', () => {
    const list = (name: string): SearchAction => {
      const hits = Array.from({length: 20}, (_, at) => hitOf(`${name} ${at}`));
      const answer = answerOf('a');
      return {
        type: 'answered',
        isAdded: true,
        answer: {...answer, isList: true, groups: [{title: '', hits}]},
      };
    };
    const state = run(FOCUS, input('a'), list('First'), list('Second'));
    expect(rowsOf(state)).toHaveLength(20);
    expect(ids(state).at(-1)).toBe('First 19');
    expect(state.notice).toBe('better');
  });

  test('counts what it found, and never less than is shown', () => {
    const state = run(...found, better('a', hitOf('Best')));
    expect(state.screen).toMatchObject({total: 3});
  });
});

const found = [FOCUS, input('a'), answered('a', hitOf('One'))] as const;

test.each([
  ['nothing new while an answer is awaited', [input('a')], undefined],
  ['that it takes long', [input('a'), STALLED], 'Searching…'],
  ['the number of results', found, '1 result'],
  ['that there are none', [input('x'), answered('x')], 'No results'],
  ['nothing without a query', [...found, input('')], ''],
  [
    'a failure, with what to do',
    [input('a'), {type: 'failed'}],
    'Unable to fetch results. You might want to check your network connection.',
  ],
  [
    'better matches',
    [...found, {...answered('a', hitOf('Best')), isAdded: true}],
    '2 results. Better matches: 1',
  ],
] as const)('what is announced is %s', (_what, actions, text) => {
  expect(announcementOf(run(...actions))).toBe(text);
});
