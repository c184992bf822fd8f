import type {SearchHit} from '../shared/algolia';
import {
  countBetter,
  type HitGroup,
  hitsOf,
  refineGroups,
} from '../shared/groupHits';
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
  | {
      readonly kind: 'results';
      readonly query: string;
      readonly groups: readonly HitGroup[];
      readonly total: number;
      readonly corrected: string | undefined;
    }
  | {
      readonly kind: 'none';
      readonly query: string;
      readonly suggestions: readonly string[];
    }
  | {readonly kind: 'error'};

export interface DialogState {
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

/** A provider's answer, ready to be shown. */
export interface ShownAnswer {
  readonly query: string;
  readonly groups: readonly HitGroup[];
  readonly total: number;
  readonly suggestions: readonly string[];
  /** The query that was answered, if words were corrected. */
  readonly corrected: string | undefined;
  readonly notice: Notice | undefined;
}

export type DialogAction =
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

export function startState(saved: readonly StoredGroup[]): DialogState {
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
export function rowsOf({screen}: DialogState): readonly SearchHit[] {
  return screen.kind === 'start' || screen.kind === 'results'
    ? hitsOf(screen.groups)
    : [];
}

/** Whether the answer to the current query is still missing. */
export function isPending({status}: DialogState): boolean {
  return status === 'loading' || status === 'stalled';
}

/** Escape closes the dialog if the panel is open; otherwise it clears the query. */
export function escapeEffect({isOpen, query}: DialogState): 'close' | 'clear' {
  return !isOpen && query !== '' ? 'clear' : 'close';
}

export function reduceDialog(
  state: DialogState,
  action: DialogAction,
): DialogState {
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
  state: DialogState,
  query: string,
  saved: readonly StoredGroup[],
): DialogState {
  const next = {
    ...state,
    query,
    isOpen: true,
    active: DEFAULT_ROW,
  };
  if (query.trim() === '') {
    const screen = {kind: 'start', groups: saved} as const;
    return {...next, status: 'idle', screen, notice: undefined};
  }
  return {...next, status: 'loading'};
}

function showAnswer(
  state: DialogState,
  answer: ShownAnswer,
  isAdded = false,
): DialogState {
  const {query, groups, total, corrected, suggestions, notice} = answer;
  const {screen, isOpen} = state;
  if (isAdded && screen.kind === 'results' && screen.query === query) {
    const refined = refineGroups(screen.groups, groups);
    const count = countBetter(hitsOf(screen.groups), hitsOf(groups));
    return {
      ...state,
      notice: notice ?? (count === 0 ? 'searched' : 'better'),
      offered: {count, answer},
      screen: {
        ...screen,
        groups: refined,
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
        : {kind: 'results', query, groups, total, corrected},
  };
}

/** Arrow keys wrap around: after the last row comes the first. */
function nextRow(state: DialogState, by: 1 | -1): number | null {
  const count = rowsOf(state).length;
  if (count === 0) return null;
  const from = state.active ?? (by === 1 ? -1 : count);
  return (from + by + count) % count;
}
