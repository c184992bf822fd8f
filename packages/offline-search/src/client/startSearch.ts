import {DIALOG_INPUT_MAX} from '../shared/limits';
import {INDEX_META} from '../shared/indexFiles';
import {buildShell, type DialogShell} from './dialogShell';
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

/** What is there of search, until the page is left. */
const started: {code?: Promise<SearchModule>; shell?: DialogShell} = {};

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
  const results = document.querySelector<HTMLElement>(PAGE_RESULTS);
  if (!results || !/[?&]q=[^&]/.test(location.search)) return;
  if (button()['search'] === '') return;
  runPage().catch(() => {
    // The next sign of interest tries again and takes over then.
    results.textContent = CODE_MISSING;
  });
}

async function runPage(): Promise<void> {
  const {runSearchPage} = await load();
  const form = document.querySelector<HTMLFormElement>(PAGE_FORM);
  const results = document.querySelector<HTMLElement>(PAGE_RESULTS);
  // The code sets the state.
  if (form && results && results.dataset['state'] === undefined) {
    runSearchPage(form, results);
  }
}

function button(): DOMStringMap {
  return document.querySelector<HTMLElement>(FORM)?.dataset ?? {};
}

async function load(): Promise<SearchModule> {
  const {search: folder = ''} = button();
  if (folder === '') throw new Error('No search code.');
  started.code ??= importModule(folder);
  return started.code;
}

function importModule(folder: string): Promise<SearchModule> {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${folder}search.css`;
  document.head.append(style);
  loadAhead(folder);
  // The bundle is referenced only here, because it is outside the application.
  const code = import(
    /* webpackIgnore: true */ `${folder}searchModule.js`
  ) as Promise<SearchModule>;
  return code.catch((error: unknown) => {
    // The next sign of interest tries again.
    delete started.code;
    style.remove();
    throw error;
  });
}

/**
 * Loads what the code asks for as soon as it runs, so that a slow network has one
 * round trip instead of three: the engine, and the titles of the page's version.
 */
function loadAhead(folder: string): void {
  const [version, builds] = ['docsearch:version', INDEX_META].map(
    (name) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
  );
  const build = builds?.split(' ').find((one) => one.startsWith(`${version}:`));
  if (build === undefined || button()['searchEngine'] !== undefined) return;
  const outline = `../${build.replace(':', '.')}.outline.txt`;
  for (const file of ['worker.js', outline]) {
    // Read to its end, because browsers keep no other answer.
    fetch(folder + file)
      .then((response) => response.text())
      .catch(() => undefined);
  }
}

function onIntent({target}: Event): void {
  if (!(target instanceof Element)) return;
  const isPage = target.closest(PAGE_FORM) !== null;
  if (!isPage && !target.closest(FORM)) return;
  (isPage ? runPage() : load()).catch(() => undefined);
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
  if (event.defaultPrevented || event.isComposing || started.shell?.dialog.open)
    return;
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
  const action = document.querySelector<HTMLFormElement>(FORM)?.action ?? '';
  started.shell ??= buildShell(action, button()['searchNote']);
  const {shell} = started;
  const {dialog, input} = shell;
  input.value = String(getSelection()).trim().slice(0, DIALOG_INPUT_MAX);
  dialog.showModal();
  input.focus();
  input.select();
  load().then(
    ({runDialog}) => {
      runDialog(shell);
    },
    // The form still opens the search page.
    () => undefined,
  );
}
