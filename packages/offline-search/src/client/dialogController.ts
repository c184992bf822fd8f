import type {SearchHit, SearchRequest} from '../shared/algolia';
import {groupHits} from '../shared/groupHits';
import {DIALOG_INPUT_MAX, SEARCH} from '../shared/limits';
import {answerText, betterText, correctedOf, TEXTS} from '../shared/texts';
import {Asker} from './asker';
import type {DialogFrame} from './dialogFrame';
import {
  type DialogAction,
  type DialogState,
  escapeEffect,
  isPending,
  reduceDialog,
  rowsOf,
  type ShownAnswer,
  startState,
  type StoredGroup,
} from './dialogState';
import {setAttributes} from './dom';
import {isComposing, isModified} from './keys';
import type {Answer, SearchProvider} from './provider';
import {drawScreen, LIST_ID, rowId, type ScreenContext} from './screenView';
import type {SearchHistory} from './storedSearches';

/** Milliseconds before the count is announced, so not at every letter. */
const ANNOUNCE_AFTER_MS = 600;

export interface DialogOptions {
  readonly provider: SearchProvider;
  readonly history: SearchHistory;
  /** Uses the scope of this opening: the page may have changed since the last. */
  readonly makeRequest: (query: string) => SearchRequest;
  readonly context: Omit<
    ScreenContext,
    'onSave' | 'onRemove' | 'onSuggestion' | 'onBetter' | 'onRetry'
  >;
  readonly navigate: (url: string, how: 'here' | 'elsewhere') => void;
}

/** Runs the dialog from opening to closing. */
export class DialogController {
  readonly #frame: DialogFrame;
  readonly #options: DialogOptions;
  readonly #closing = new AbortController();
  #state: DialogState;
  readonly #asker: Asker;
  #announcing: ReturnType<typeof setTimeout> | undefined;
  /** A text that is being pasted and longer than the field. */
  #pasted: string | undefined;
  /** Enter was pressed before the answer arrived. */
  #heldEnter: KeyboardEvent | undefined;

  constructor(frame: DialogFrame, options: DialogOptions) {
    this.#frame = frame;
    this.#options = options;
    this.#asker = new Asker(options.provider);
    this.#state = startState(this.#saved());
    this.#listen();
    this.#draw();
    this.#dispatch({type: 'focus'});
    if (frame.input.value !== '') this.#ask();
  }

  #listen(): void {
    const {dialog, form, input, clear, cancel, dropdown} = this.#frame;
    const {signal} = this.#closing;
    const on = <Name extends keyof HTMLElementEventMap>(
      target: HTMLElement,
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      target.addEventListener(name, listener, {signal});
    };
    const close = () => {
      dialog.close();
    };
    on(input, 'paste', ({clipboardData}) => {
      this.#pasted = pastedText(input, clipboardData?.getData('text') ?? '');
    });
    on(input, 'input', () => {
      this.#ask(this.#pasted);
      this.#pasted = undefined;
    });
    on(input, 'focus', () => {
      this.#dispatch({type: 'focus'});
    });
    on(input, 'blur', () => {
      this.#dispatch({type: 'blur'});
    });
    on(form, 'submit', (event) => {
      event.preventDefault();
    });
    on(form, 'reset', (event) => {
      event.preventDefault();
      this.#setQuery('');
    });
    on(clear, 'mousedown', keepFocus);
    on(cancel, 'click', close);
    on(dialog, 'keydown', (event) => {
      this.#onKey(event);
    });
    on(dialog, 'mousedown', (event) => {
      if (event.target === dialog) close();
    });
    on(dropdown, 'mousedown', keepFocus);
    on(dropdown, 'click', (event) => {
      this.#onClick(event);
    });
    on(dropdown, 'mousemove', ({target}) => {
      const row = rowAt(target);
      if (row !== undefined && row !== this.#state.active) {
        this.#dispatch({type: 'point', row});
      }
    });
    on(dropdown, 'mouseleave', () => {
      this.#dispatch({type: 'leave'});
    });
    on(dialog, 'close', () => {
      this.#end();
    });
  }

  #end(): void {
    clearTimeout(this.#announcing);
    this.#asker.stop();
    const {input, clear, dropdown, status} = this.#frame;
    input.value = '';
    clear.hidden = true;
    dropdown.replaceChildren();
    status.textContent = '';
    this.#closing.abort();
  }

  #dispatch(action: DialogAction): void {
    const before = this.#state;
    this.#state = reduceDialog(before, action);
    if (
      before.screen !== this.#state.screen ||
      before.notice !== this.#state.notice
    ) {
      this.#draw();
    }
    this.#show();
  }

  #ask(query = this.#frame.input.value): void {
    this.#asker.stop();
    this.#heldEnter = undefined;
    this.#dispatch({type: 'input', query, saved: this.#saved()});
    this.#frame.dropdown.scrollTop = 0;
    if (isPending(this.#state)) void this.#answer(query);
    else this.#announce('');
  }

  async #answer(query: string): Promise<void> {
    const request = this.#options.makeRequest(query);
    const isDone = await this.#asker.ask(request, {
      stalled: () => {
        this.#dispatch({type: 'stalled'});
        this.#announce(TEXTS.waiting);
      },
      answered: (answer, isFirst) => {
        // Enter, pressed before the answer, takes the best row.
        const isAdded = !isFirst && this.#heldEnter === undefined;
        const shown = shownAnswer(query, answer);
        this.#dispatch({type: 'answered', answer: shown, isAdded});
        const {notice, offered} = this.#state;
        const isBetter = notice === 'better' && offered !== undefined;
        const more = isBetter ? `. ${betterText(offered.count)}` : '';
        this.#announce(answerText(answer.result) + more);
      },
      failed: () => {
        this.#heldEnter = undefined;
        this.#dispatch({type: 'failed'});
        this.#announce(`${TEXTS.errorTitle}. ${TEXTS.errorHelp}`);
      },
    });
    if (isDone) this.#releaseEnter();
  }

  #onKey(event: Event): void {
    // Autofill dispatches key events that aren't keyboard events.
    if (!(event instanceof KeyboardEvent)) return;
    if (isComposing(event)) {
      // Escape only cancels the composition.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    const isShortcut =
      event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
    if (isShortcut) {
      event.preventDefault();
      this.#frame.dialog.close();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (escapeEffect(this.#state) === 'clear') this.#setQuery('');
      else this.#frame.dialog.close();
    } else if (event.target === this.#frame.input) {
      this.#onFieldKey(event);
    }
  }

  #onFieldKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      this.#heldEnter = undefined;
      this.#dispatch({type: 'move', by: event.key === 'ArrowDown' ? 1 : -1});
      this.#activeRow()?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isPending(this.#state)) this.#heldEnter = event;
      else this.#enter(event);
    }
  }

  #releaseEnter(): void {
    const held = this.#heldEnter;
    this.#heldEnter = undefined;
    if (held) this.#enter(held);
  }

  #enter(event: KeyboardEvent): void {
    const {active} = this.#state;
    const hit = active === null ? undefined : rowsOf(this.#state)[active];
    if (hit) this.#select(hit, event);
    else this.#dispatch({type: 'submit'});
  }

  #onClick(event: MouseEvent): void {
    const {target} = event;
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (!link) return;
    const row = rowAt(link);
    if (row === undefined) {
      if (link.hasAttribute('data-see-all') && !isModified(event)) {
        event.preventDefault();
        this.#go(link.href);
      }
      return;
    }
    const hit = rowsOf(this.#state)[row];
    if (!hit) return;
    if (isModified(event)) {
      // The browser opens it in another tab or window; the dialog stays open.
      this.#remember(hit);
      return;
    }
    event.preventDefault();
    this.#select(hit, event);
  }

  #select(hit: SearchHit, event: KeyboardEvent | MouseEvent): void {
    if (event.altKey) return;
    this.#remember(hit);
    const url = this.#options.context.hrefOf(hit);
    if (isModified(event)) this.#options.navigate(url, 'elsewhere');
    else this.#go(url);
  }

  /** Closes first, because closing after the navigation would scroll the new page. */
  #go(url: string): void {
    this.#frame.dialog.close();
    this.#options.navigate(url, 'here');
  }

  #remember(hit: SearchHit): void {
    const {history} = this.#options;
    const isFavorite = history.favorite
      .all()
      .some(({objectID}) => objectID === hit.objectID);
    if (isFavorite) return;
    // For a hit in the text, remember its page.
    const page =
      hit.type === 'content'
        ? rowsOf(this.#state).find(
            ({type, hierarchy}) =>
              type === 'lvl1' && hierarchy.lvl1 === hit.hierarchy.lvl1,
          )
        : hit;
    if (page) history.recent.add(page);
  }

  #setQuery(query: string): void {
    this.#frame.input.value = query;
    this.#ask();
    this.#frame.input.focus();
  }

  #saved(): readonly StoredGroup[] {
    const {recent, favorite} = this.#options.history;
    const groups: readonly StoredGroup[] = [
      {source: 'recent', title: TEXTS.recent, hits: recent.all()},
      {source: 'favorite', title: TEXTS.favorite, hits: favorite.all()},
    ];
    return groups.filter(({hits}) => hits.length > 0);
  }

  #draw(): void {
    const {history, context} = this.#options;
    const changed = () => {
      this.#dispatch({type: 'saved', saved: this.#saved()});
      this.#frame.input.focus();
    };
    this.#frame.dropdown.replaceChildren(
      ...drawScreen(this.#state, {
        ...context,
        onSave: (hit) => {
          history.favorite.add(hit);
          history.recent.remove(hit);
          changed();
        },
        onRemove: (hit, source) => {
          (source === 'recent' ? history.recent : history.favorite).remove(hit);
          changed();
        },
        onSuggestion: (suggestion) => {
          this.#setQuery(suggestion);
        },
        onBetter: () => {
          const answer = this.#state.offered?.answer;
          if (answer) this.#dispatch({type: 'answered', answer});
          this.#frame.dropdown.scrollTop = 0;
          this.#frame.input.focus();
        },
        onRetry: () => {
          this.#ask(this.#state.query);
          this.#frame.input.focus();
        },
      }),
    );
  }

  /** Updates attributes to match the state. */
  #show(): void {
    const {dialog, input, clear, dropdown} = this.#frame;
    const {isOpen, active, query, status, screen} = this.#state;
    const count = rowsOf(this.#state).length;
    clear.hidden = query === '';
    dialog.classList.toggle(
      'DocSearch-Container--Stalled',
      status === 'stalled',
    );
    dialog.classList.toggle('DocSearch-Container--Errored', status === 'error');
    const hasList = isOpen && count > 0;
    setAttributes(dialog, {'data-panel': isOpen ? 'open' : 'closed'});
    setAttributes(input, {
      'aria-expanded': hasList ? 'true' : 'false',
      'aria-haspopup': screen.kind === 'start' ? 'grid' : 'listbox',
      'aria-controls': hasList ? LIST_ID : undefined,
      'aria-activedescendant':
        hasList && active !== null && active < count
          ? rowId(active)
          : undefined,
    });
    for (const row of dropdown.querySelectorAll('[data-row]')) {
      const isActive = row.getAttribute('data-row') === String(active);
      row.setAttribute('aria-selected', String(isActive));
      row.closest('li')?.toggleAttribute('data-active', isActive);
    }
  }

  #activeRow(): Element | null {
    const {active} = this.#state;
    return active === null
      ? null
      : this.#frame.dropdown.querySelector(`#${rowId(active)}`);
  }

  #announce(text: string): void {
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => {
      this.#frame.status.textContent = text;
    }, ANNOUNCE_AFTER_MS);
  }
}

function shownAnswer(query: string, {result, notice}: Answer): ShownAnswer {
  return {
    query,
    groups: groupHits(result.hits),
    total: result.nbHits,
    suggestions: result.userData?.[0]?.suggestions ?? [],
    corrected: correctedOf(result),
    notice,
  };
}

/** The whole text of a field after a paste, if the field can't hold it. */
function pastedText(
  field: HTMLInputElement,
  pasted: string,
): string | undefined {
  const {value, selectionStart, selectionEnd} = field;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const whole = (before + pasted + after).replace(/\s+/g, ' ').trim();
  return whole.length > DIALOG_INPUT_MAX
    ? whole.slice(0, SEARCH.inputMax)
    : undefined;
}

/** Keeps the focus in the input when something else is clicked. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a[target]')) {
    return;
  }
  event.preventDefault();
}

function rowAt(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const row = target.closest('[data-row]')?.getAttribute('data-row') ?? '';
  return row === '' ? undefined : Number(row);
}
