import type {SearchHit} from '../shared/algolia';
import {
  countBetter,
  type HitGroup,
  hitsOf,
  keepRows,
  refineGroups,
} from '../shared/groupHits';
import {SEARCH} from '../shared/limits';
import {betterText, countText, TEXTS} from '../shared/texts';
import type {Notice} from './provider';

/** The status of a search; see the states in docs-dev/promises.md. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** Where a stored search comes from. */
export type RowSource = 'recent' | 'favorite';

/** Stored searches with one title. */
export interface StoredGroup extends HitGroup {
  readonly source: RowSource;
}

/** Content of the panel; it stays until the next answer arrives. */
export type Screen =
  | {readonly kind: 'start'; readonly groups: readonly StoredGroup[]}
  | {readonly kind: 'waiting'}
  | ({readonly kind: 'results'} & ShownRows)
  | {
      readonly kind: 'none';
      readonly query: string;
      readonly suggestions: readonly string[];
    }
  | {readonly kind: 'error'};

export interface SearchState {
  readonly query: string;
  readonly status: SearchStatus;
  /** Whether the panel with the rows is open. */
  readonly isOpen: boolean;
  /** The row that Enter opens, counted through all groups. */
  readonly active: number | null;
  readonly screen: Screen;
  readonly notice: Notice | undefined;
  /** A better answer to the same query, which the reader can ask for. */
  readonly offered?: {readonly count: number; readonly answer: ShownAnswer};
}

/** The rows of an answer. */
export interface ShownRows {
  readonly query: string;
  /** One for each page, or one with all hits in the order of the answer. */
  readonly groups: readonly HitGroup[];
  readonly isList: boolean;
  readonly total: number;
  /** How many parts the answer has; these rows are the first. */
  readonly parts: number;
  /** The query that was answered, if words were corrected. */
  readonly corrected: string | undefined;
}

/** A provider's answer, ready to be shown. */
export interface ShownAnswer extends ShownRows {
  readonly suggestions: readonly string[];
  readonly notice: Notice | undefined;
}

export type SearchAction =
  | {
      readonly type: 'input';
      readonly query: string;
      /** Shown when the input is empty. */
      readonly saved: readonly StoredGroup[];
    }
  | {readonly type: 'stalled'}
  | {
      readonly type: 'answered';
      readonly answer: ShownAnswer;
      /** Whether it adds to an earlier answer, whose rows stay in place. */
      readonly isAdded?: boolean;
    }
  | {readonly type: 'failed'}
  | {readonly type: 'saved'; readonly saved: readonly StoredGroup[]}
  | {readonly type: 'focus' | 'blur' | 'submit' | 'leave'}
  | {readonly type: 'point'; readonly row: number}
  | {readonly type: 'move'; readonly by: 1 | -1};

const DEFAULT_ROW = 0;

export function startState(saved: readonly StoredGroup[]): SearchState {
  return {
    query: '',
    status: 'idle',
    isOpen: false,
    active: DEFAULT_ROW,
    screen: {kind: 'start', groups: saved},
    notice: undefined,
  };
}

/** All visible rows, across groups. */
export function rowsOf({screen}: SearchState): readonly SearchHit[] {
  return screen.kind === 'start' || screen.kind === 'results'
    ? hitsOf(screen.groups)
    : [];
}

/** What a screen reader says about a state; `undefined` if nothing is new. */
export function announcementOf({
  status,
  screen,
  notice,
  offered,
}: SearchState): string | undefined {
  if (status === 'loading') return undefined;
  if (status === 'stalled') return TEXTS.waiting;
  if (status === 'error') return `${TEXTS.errorTitle}. ${TEXTS.errorHelp}`;
  if (screen.kind === 'none') return countText(0);
  if (screen.kind !== 'results') return '';
  const {total, corrected} = screen;
  return [
    countText(total),
    corrected !== undefined && `${TEXTS.corrected} ${corrected}`,
    notice === 'better' && betterText(offered?.count ?? 0),
  ]
    .filter(Boolean)
    .join('. ');
}

/** Whether the answer to the current query is still missing. */
export function isPending({status}: SearchState): boolean {
  return status === 'loading' || status === 'stalled';
}

export function reduceSearch(
  state: SearchState,
  action: SearchAction,
): SearchState {
  switch (action.type) {
    case 'input':
      return takeInput(state, action.query, action.saved);
    case 'stalled':
      if (state.status !== 'loading') return state;
      return {
        ...state,
        status: 'stalled',
        screen:
          state.screen.kind === 'results' ? state.screen : {kind: 'waiting'},
      };
    case 'answered':
      return showAnswer(state, action.answer, action.isAdded);
    case 'failed':
      return {
        ...state,
        status: 'error',
        active: null,
        screen: {kind: 'error'},
        notice: undefined,
      };
    case 'saved':
      if (state.screen.kind !== 'start') return state;
      return {...state, screen: {kind: 'start', groups: action.saved}};
    case 'focus':
      return {...state, isOpen: true, active: DEFAULT_ROW};
    case 'blur':
      return {...state, isOpen: false, active: null};
    case 'submit':
      return {...state, isOpen: false, active: null, status: 'idle'};
    case 'point':
      return {...state, active: action.row};
    case 'leave':
      return {...state, active: state.isOpen ? DEFAULT_ROW : null};
    case 'move':
      return {
        ...state,
        isOpen: true,
        active: state.isOpen ? nextRow(state, action.by) : DEFAULT_ROW,
      };
  }
}

function takeInput(
  state: SearchState,
  query: string,
  saved: readonly StoredGroup[],
): SearchState {
  const next = {...state, query, isOpen: true, active: DEFAULT_ROW};
  if (query.trim() === '') {
    const screen = {kind: 'start', groups: saved} as const;
    return {...next, status: 'idle', screen, notice: undefined};
  }
  return {...next, status: 'loading'};
}

function showAnswer(
  state: SearchState,
  answer: ShownAnswer,
  isAdded = false,
): SearchState {
  const {suggestions, notice, ...rows} = answer;
  const {query, groups, isList, total} = rows;
  const {screen, isOpen} = state;
  if (isAdded && screen.kind === 'results' && screen.query === query) {
    const shown = hitsOf(screen.groups);
    const better = hitsOf(groups);
    const kept = keepRows(shown, better).slice(0, SEARCH.hitsPerPage);
    const refined = isList
      ? [{title: '', hits: kept}]
      : refineGroups(screen.groups, groups);
    const count = countBetter(shown, better);
    return {
      ...state,
      notice: notice ?? (count === 0 ? 'searched' : 'better'),
      offered: {count, answer},
      screen: {
        ...screen,
        groups: refined,
        parts: rows.parts,
        total: Math.max(total, hitsOf(refined).length),
      },
    };
  }
  return {
    ...state,
    status: 'idle',
    active: isOpen ? DEFAULT_ROW : null,
    notice,
    screen:
      groups.length === 0
        ? {kind: 'none', query, suggestions}
        : {kind: 'results', ...rows},
  };
}

/** Arrow keys wrap around: after the last row comes the first. */
function nextRow(state: SearchState, by: 1 | -1): number | null {
  const count = rowsOf(state).length;
  if (count === 0) return null;
  const from = state.active ?? (by === 1 ? -1 : count);
  return (from + by + count) % count;
}
