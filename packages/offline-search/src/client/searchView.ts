import type {SearchHit} from '../shared/algolia';
import {groupHits} from '../shared/groupHits';
import {SEARCH} from '../shared/limits';
import {requestOf} from './pageContext';
import type {Answer, SearchProvider} from './provider';
import type {ScreenActions} from './screenView';
import {
  isPending,
  reduceSearch,
  type SearchAction,
  type SearchState,
  type ShownAnswer,
  startState,
  type StoredGroup,
} from './searchState';

/**
 * What the dialog and the search page have in common: a field whose text is asked
 * for, one query at a time, without late answers to earlier ones.
 */
export abstract class SearchView implements ScreenActions {
  protected readonly provider: SearchProvider;
  protected state: SearchState = startState([]);
  /** Enter was pressed before the answer: the best answer replaces rows. */
  protected heldEnter: KeyboardEvent | undefined;
  protected abstract readonly input: HTMLInputElement;
  /** Whether rows are one list, in the order of the answer. */
  protected abstract readonly isList: boolean;
  #asked = 0;
  #stalling: ReturnType<typeof setTimeout> | undefined;

  constructor(provider: SearchProvider) {
    this.provider = provider;
  }

  abstract get version(): string;
  /** What an empty query shows. */
  protected abstract saved(): readonly StoredGroup[];
  /** Asks for the text of the field. */
  protected abstract search(): void;
  /** Updates the page to match the state. */
  protected abstract show(isRedrawn: boolean): void;
  abstract open(url: string, event: MouseEvent, hit?: SearchHit): void;

  suggest(query: string): void {
    this.input.value = query;
    this.search();
    this.input.focus();
  }

  retry(): void {
    void this.ask(this.state.query);
  }

  showBetter(): void {
    const answer = this.state.offered?.answer;
    if (answer) this.dispatch({type: 'answered', answer});
  }

  protected dispatch(action: SearchAction): void {
    const {screen, notice} = this.state;
    this.state = reduceSearch(this.state, action);
    this.show(screen !== this.state.screen || notice !== this.state.notice);
  }

  /** Drops what has not been answered yet. */
  protected stop(): void {
    clearTimeout(this.#stalling);
    this.#asked += 1;
    this.heldEnter = undefined;
  }

  /** @returns Whether the best answer came before the next query. */
  protected async ask(query: string): Promise<boolean> {
    this.stop();
    const asked = this.#asked;
    this.dispatch({type: 'input', query, saved: this.saved()});
    if (!isPending(this.state)) return false;
    this.#stalling = setTimeout(() => {
      this.dispatch({type: 'stalled'});
    }, SEARCH.stallThresholdMs);
    try {
      let isFirst = true;
      const request = requestOf(query, this.version);
      for await (const answer of this.provider.ask(request)) {
        if (asked !== this.#asked) return false;
        clearTimeout(this.#stalling);
        const isAdded = !isFirst && this.heldEnter === undefined;
        const shown = shownAnswer(query, answer, this.isList);
        this.dispatch({type: 'answered', answer: shown, isAdded});
        isFirst = false;
      }
    } catch {
      if (asked !== this.#asked) return false;
      this.stop();
      this.dispatch({type: 'failed'});
    }
    return asked === this.#asked;
  }
}

function shownAnswer(
  query: string,
  {result, notice}: Answer,
  isList: boolean,
): ShownAnswer {
  const {hits, nbHits, nbPages, exhaustiveNbHits, userData} = result;
  const {suggestions = [], corrected} = userData?.[0] ?? {};
  const list = hits.length === 0 ? [] : [{title: '', hits}];
  return {
    query,
    groups: isList ? list : groupHits(hits),
    isList,
    total: nbHits,
    parts: nbPages,
    suggestions,
    // A word that titles lack may be in the text.
    corrected: exhaustiveNbHits ? corrected : undefined,
    notice,
  };
}
