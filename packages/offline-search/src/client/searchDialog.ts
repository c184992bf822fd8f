import type {SearchHit} from '../shared/algolia';
import {DIALOG_INPUT_MAX, SEARCH} from '../shared/limits';
import {TEXTS} from '../shared/texts';
import type {DialogFrame} from './dialogFrame';
import {fill, setAttributes} from './element';
import {isComposing, isModified} from './keys';
import {navigate} from './navigate';
import {hrefOf, readPageContext} from './pageContext';
import type {SearchProvider} from './provider';
import {type DialogActions, drawDialog, LIST_ID} from './screenView';
import {
  announcementOf,
  isPending,
  type RowSource,
  rowsOf,
  type StoredGroup,
} from './searchState';
import {SearchView} from './searchView';
import {SETTINGS} from './settings';
import {readSearchHistory} from './storedSearches';

/** Milliseconds before the count is announced, so not at every letter. */
const ANNOUNCE_AFTER_MS = 600;

/** Runs the dialog from one opening to its closing. */
export class SearchDialog extends SearchView implements DialogActions {
  readonly version = readPageContext().version;
  protected readonly isList = false;
  protected readonly input: HTMLInputElement;
  readonly #frame: DialogFrame;
  readonly #closing = new AbortController();
  readonly #history = readSearchHistory(SETTINGS.indexName);
  #announced: string | undefined;
  #announcing: ReturnType<typeof setTimeout> | undefined;

  constructor(frame: DialogFrame, provider: SearchProvider) {
    super(provider);
    this.#frame = frame;
    this.input = frame.input;
    this.#listen();
    this.dispatch({type: 'saved', saved: this.saved()});
    this.dispatch({type: 'focus'});
    if (this.input.value !== '') this.search();
  }

  save(hit: SearchHit): void {
    this.#history.favorite.add(hit);
    this.remove(hit, 'recent');
  }

  remove(hit: SearchHit, source: RowSource): void {
    this.#history[source].remove(hit);
    this.dispatch({type: 'saved', saved: this.saved()});
    this.input.focus();
  }

  open(url: string, event: MouseEvent, hit?: SearchHit): void {
    if (hit) this.#remember(hit);
    // The browser opens it in another tab or window; the dialog stays open.
    if (isModified(event)) return;
    event.preventDefault();
    this.#leave(url);
  }

  override retry(): void {
    super.retry();
    this.input.focus();
  }

  override showBetter(): void {
    super.showBetter();
    this.#frame.dropdown.scrollTop = 0;
    this.input.focus();
  }

  protected search(query = this.input.value): void {
    void this.ask(query).then((isDone) => {
      if (isDone && this.heldEnter) this.#enter(this.heldEnter);
    });
    this.#frame.dropdown.scrollTop = 0;
  }

  protected saved(): readonly StoredGroup[] {
    const groups = (['recent', 'favorite'] as const).map((source) => ({
      source,
      title: TEXTS[source],
      hits: this.#history[source].all(),
    }));
    return groups.filter(({hits}) => hits.length > 0);
  }

  #listen(): void {
    const {dialog, form, clear, cancel, dropdown} = this.#frame;
    const {input} = this;
    const on = this.#closing;
    // A text that is being pasted and longer than the field.
    let pasted: string | undefined;
    const onPaste = ({clipboardData}: ClipboardEvent) => {
      pasted = pastedText(input, clipboardData?.getData('text') ?? '');
    };
    const onInput = () => {
      this.search(pasted);
      pasted = undefined;
    };
    const onReset = (event: Event) => {
      event.preventDefault();
      this.suggest('');
    };
    const onPoint = ({target}: Event) => {
      const row = this.#rows().findIndex(
        (one) => target instanceof Node && one.contains(target),
      );
      if (row !== -1 && row !== this.state.active) {
        this.dispatch({type: 'point', row});
      }
    };
    const onBackdrop = ({target}: Event) => {
      if (target === dialog) this.#close();
    };
    const close = () => {
      this.#close();
    };
    const dispatch = (type: 'focus' | 'blur' | 'leave') => () => {
      this.dispatch({type});
    };
    input.addEventListener('paste', onPaste, on);
    input.addEventListener('input', onInput, on);
    input.addEventListener('focus', dispatch('focus'), on);
    input.addEventListener('blur', dispatch('blur'), on);
    form.addEventListener('submit', prevent, on);
    form.addEventListener('reset', onReset, on);
    clear.addEventListener('mousedown', keepFocus, on);
    cancel.addEventListener('click', close, on);
    dropdown.addEventListener('mousedown', keepFocus, on);
    dropdown.addEventListener('mousemove', onPoint, on);
    dropdown.addEventListener('mouseleave', dispatch('leave'), on);
    dialog.addEventListener('mousedown', onBackdrop, on);
    dialog.addEventListener('keydown', this.#onKey, on);
    dialog.addEventListener('close', close, on);
  }

  #close(): void {
    // At once, because a reader may open it again before its event comes.
    this.#closing.abort();
    clearTimeout(this.#announcing);
    this.stop();
    const {dialog, clear, dropdown, status} = this.#frame;
    dialog.close();
    setAttributes(dialog, {'data-panel': undefined});
    this.input.value = '';
    clear.hidden = true;
    fill(dropdown);
    fill(status);
  }

  readonly #onKey = (event: Event): void => {
    // Autofill dispatches key events that aren't keyboard events.
    if (!(event instanceof KeyboardEvent)) return;
    const {key, metaKey, ctrlKey} = event;
    const isEscape = key === 'Escape';
    if (isComposing(event)) {
      // Escape only cancels the composition.
      if (isEscape) event.preventDefault();
    } else if (
      isEscape ||
      (key.toLowerCase() === 'k' && (metaKey || ctrlKey))
    ) {
      event.preventDefault();
      const {isOpen, query} = this.state;
      if (isEscape && !isOpen && query !== '') this.suggest('');
      else this.#close();
    } else if (event.target === this.input) {
      this.#onFieldKey(event);
    }
  };

  #onFieldKey(event: KeyboardEvent): void {
    const {key} = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      this.heldEnter = undefined;
      this.dispatch({type: 'move', by: key === 'ArrowDown' ? 1 : -1});
      const active = this.#rows()[this.state.active ?? -1];
      active?.scrollIntoView({block: 'nearest'});
    } else if (key === 'Enter') {
      event.preventDefault();
      if (isPending(this.state)) this.heldEnter = event;
      else this.#enter(event);
    }
  }

  #enter(event: KeyboardEvent): void {
    this.heldEnter = undefined;
    const hit = rowsOf(this.state)[this.state.active ?? -1];
    if (!hit) {
      this.dispatch({type: 'submit'});
    } else if (!event.altKey) {
      this.#remember(hit);
      if (isModified(event)) navigate(hrefOf(hit), 'elsewhere');
      else this.#leave(hrefOf(hit));
    }
  }

  /** Closes first, because closing after the navigation would scroll the new page. */
  #leave(url: string): void {
    this.#close();
    navigate(url, 'here');
  }

  #remember(hit: SearchHit): void {
    const {recent, favorite} = this.#history;
    if (favorite.all().some(({objectID}) => objectID === hit.objectID)) return;
    // For a hit in the text, remember its page.
    const page =
      hit.type === 'content'
        ? rowsOf(this.state).find(
            ({type, hierarchy}) =>
              type === 'lvl1' && hierarchy.lvl1 === hit.hierarchy.lvl1,
          )
        : hit;
    if (page) recent.add(page);
  }

  protected show(isRedrawn: boolean): void {
    const {dialog, clear, dropdown} = this.#frame;
    const {isOpen, active, query, status, screen} = this.state;
    if (isRedrawn) fill(dropdown, drawDialog(this.state, this));
    clear.hidden = query === '';
    const {classList} = dialog;
    classList.toggle('DocSearch-Container--Stalled', status === 'stalled');
    classList.toggle('DocSearch-Container--Errored', status === 'error');
    setAttributes(dialog, {'data-panel': isOpen ? 'open' : 'closed'});
    const hasList = isOpen && rowsOf(this.state).length > 0;
    setAttributes(this.input, {
      'aria-expanded': String(hasList),
      'aria-haspopup': screen.kind === 'start' ? 'grid' : 'listbox',
      'aria-controls': hasList && LIST_ID,
      'aria-activedescendant': hasList && active !== null && rowId(active),
    });
    for (const [place, row] of this.#rows().entries()) {
      const isActive = place === active;
      setAttributes(row, {id: rowId(place), 'aria-selected': String(isActive)});
      row.closest('li')?.toggleAttribute('data-active', isActive);
    }
    this.#announce(announcementOf(this.state));
  }

  /** What the arrow keys walk through. */
  #rows(): readonly Element[] {
    return [...this.#frame.dropdown.querySelectorAll('[data-row]')];
  }

  #announce(text: string | undefined): void {
    if (text === undefined || text === this.#announced) return;
    this.#announced = text;
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => {
      fill(this.#frame.status, text);
    }, ANNOUNCE_AFTER_MS);
  }
}

function rowId(row: number): string {
  return `docsearch-item-${row}`;
}

/** The whole text of a field after a paste, if the field can't hold it. */
function pastedText(
  {value, selectionStart, selectionEnd}: HTMLInputElement,
  pasted: string,
): string | undefined {
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const whole = (before + pasted + after).replace(/\s+/g, ' ').trim();
  if (whole.length <= DIALOG_INPUT_MAX) return undefined;
  return whole.slice(0, SEARCH.inputMax);
}

function prevent(event: Event): void {
  event.preventDefault();
}

/** Keeps the focus in the input when something else is clicked. */
function keepFocus(event: MouseEvent): void {
  const {target} = event;
  if (target instanceof Element && target.closest('a[target]')) return;
  event.preventDefault();
}
