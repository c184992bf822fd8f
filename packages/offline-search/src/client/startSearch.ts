import {DIALOG_INPUT_MAX} from '../shared/limits';
import type * as searchModule from './searchModule';

/**
 * Search before its code is loaded. The button opens an input at once. The code
 * loads at the first sign of interest (pointing, focus, touch, a shortcut), and
 * takes over the input with the text typed so far.
 */
type SearchModule = typeof searchModule;

/** The button's form: its action is the search page, its attribute the code. */
const FORM = '[data-search]';
/** The form and the element for results on the search page. */
const PAGE_FORM = '[data-search-page]';
const PAGE_RESULTS = '[data-search-results]';

/** Messages for a failed search; a test compares them with `TEXTS`. */
const CODE_MISSING =
  'Unable to fetch results. You might want to check your network connection.';

let loading: Promise<SearchModule> | undefined;
let dialog: HTMLDialogElement | undefined;
let input: HTMLInputElement;
let form: HTMLFormElement;
let openings = 0;
let page: ReturnType<SearchModule['runSearchPage']> | undefined;

/** Starts search on a page; once per page load. */
export function startSearch(): void {
  // iPhones and iPads say that they are like it.
  if (/Mac/.test(navigator.userAgent)) {
    document.documentElement.dataset['keys'] = 'mac';
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, {passive: true});
  }
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
}

/**
 * Starts the search page, if it is shown: at once with a query, otherwise at the
 * first sign of interest. Runs after each navigation.
 */
export function startSearchPage(): void {
  if (page && !page.isConnected) {
    page.stop();
    page = undefined;
  }
  const hasQuery = /[?&]q=[^&]/.test(location.search);
  if (!hasQuery || folder() === '' || !document.querySelector(PAGE_FORM))
    return;
  runPage().catch(() => {
    const results = document.querySelector<HTMLElement>(PAGE_RESULTS);
    // The next sign of interest tries again and takes over then.
    if (results) results.textContent = CODE_MISSING;
  });
}

async function runPage(): Promise<void> {
  const {runSearchPage} = await load();
  const pageForm = document.querySelector<HTMLFormElement>(PAGE_FORM);
  const results = document.querySelector<HTMLElement>(PAGE_RESULTS);
  if (pageForm && results && !page) page = runSearchPage(pageForm, results);
}

function folder(): string {
  return document.querySelector<HTMLElement>(FORM)?.dataset['search'] ?? '';
}

function load(): Promise<SearchModule> {
  if (folder() === '') return Promise.reject(new Error('No search code.'));
  loading ??= importModule();
  return loading;
}

async function importModule(): Promise<SearchModule> {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${folder()}search.css`;
  document.head.append(style);
  try {
    // The bundle is referenced only here, because it is outside the application.
    return (await import(
      /* webpackIgnore: true */ `${folder()}searchModule.js`
    )) as SearchModule;
  } catch (error) {
    // The next sign of interest tries again.
    loading = undefined;
    style.remove();
    throw error;
  }
}

function onIntent({target}: Event): void {
  if (!(target instanceof Element)) return;
  if (target.closest(FORM)) {
    load().then(
      ({prepareSearch}) => {
        prepareSearch();
      },
      () => undefined,
    );
  } else if (target.closest(PAGE_FORM)) {
    runPage().catch(() => undefined);
  }
}

function onClick(event: MouseEvent): void {
  const {target, ctrlKey, metaKey, shiftKey} = event;
  if (!(target instanceof Element) || !target.closest(FORM)) return;
  // A click with a modifier key opens the search page elsewhere, like a link.
  if (ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  open();
}

function onKey(event: Event): void {
  // Autofill dispatches key events that aren't keyboard events.
  if (!(event instanceof KeyboardEvent)) return;
  const {key, target, ctrlKey, metaKey, altKey} = event;
  if (event.defaultPrevented || event.isComposing || dialog?.open) return;
  const isFree = !ctrlKey && !metaKey && !altKey;
  if (isOnButton(target) && isFree && /^[a-z0-9]$/i.test(key)) {
    // The letter itself goes into the input, which has the focus by then.
    open();
    return;
  }
  const isShortcut =
    (key === '/' && isFree) ||
    (key.toLowerCase() === 'k' && (ctrlKey || metaKey));
  if (!isShortcut || isEditable(target) || !document.querySelector(FORM))
    return;
  event.preventDefault();
  open();
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FORM) !== null;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=radio],[type=checkbox]),select,textarea'))
  );
}

function open(): void {
  const selected = String(getSelection()).trim().slice(0, DIALOG_INPUT_MAX);
  dialog ??= buildDialog();
  input.value = selected;
  dialog.showModal();
  input.focus();
  input.select();
  openings += 1;
  const opening = openings;
  const opened = dialog;
  load().then(
    ({runDialog}) => {
      // It may have been closed and reopened in the meantime.
      if (opened.open && opening === openings) runDialog(opened, form, input);
    },
    // The form still opens the search page.
    () => undefined,
  );
}

/** The minimum that a reader can type into; the code builds the rest around it. */
function buildDialog(): HTMLDialogElement {
  const made = make('dialog', 'DocSearch DocSearch-Container');
  made.setAttribute('aria-label', 'Search');
  const modal = make('div', 'DocSearch-Modal');
  const bar = make('div', 'DocSearch-SearchBar');
  form = make('form', 'DocSearch-Form');
  form.action = document.querySelector<HTMLFormElement>(FORM)?.action ?? '';
  input = make('input', 'DocSearch-Input');
  input.type = 'search';
  input.name = 'q';
  input.maxLength = DIALOG_INPUT_MAX;
  input.placeholder = 'Search docs';
  input.setAttribute('aria-label', 'Search');
  form.append(input);
  bar.append(form);
  modal.append(bar);
  const {searchNote} = document.querySelector<HTMLElement>(FORM)?.dataset ?? {};
  if (searchNote !== undefined) {
    const note = make('p', 'DocSearch-Note');
    note.textContent = searchNote;
    modal.append(note);
  }
  made.append(modal);
  document.body.append(made);
  return made;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
