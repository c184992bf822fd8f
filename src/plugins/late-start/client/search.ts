import {DIALOG_QUERY_LENGTH} from '../../search/shared/hits';
import {shortcutOf} from '../../search/shared/shortcut';
import {startApplication} from './application';
import {showNotice} from './notice';

/** The search button, which leads to the search page without this script. */
const FORM = 'form[data-index]';
const FIELDS =
  'input:not([type=radio],[type=checkbox]),select,textarea,[contenteditable=true]';

/** Loads the index beside the application, which asks for it later. */
function preloadIndex(): void {
  const index = document.querySelector<HTMLElement>(FORM)?.dataset['index'];
  if (!index || document.querySelector('link[as=fetch]')) return;
  const preload = {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous'};
  document.head.append(
    Object.assign(document.createElement('link'), preload, {href: index}),
  );
}

/** Tells `@theme/SearchBar`, now or once it runs, what the reader wants. */
function want(what: 'code' | 'modal'): void {
  const {dataset} = document.documentElement;
  preloadIndex();
  if (dataset['search'] !== 'modal') dataset['search'] = what;
  startApplication();
  document.dispatchEvent(new Event('search'));
}

/**
 * Opens a field at once. `@theme/SearchBar` loads the dialog, which takes the text
 * of the field over; if it does not come, the field's form opens the search page.
 */
function openField(event: Event): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  event.preventDefault();
  if (!form || document.querySelector('dialog[open]')) return;
  const field = document.createElement('dialog');
  field.className = 'search-field DocSearch';
  field.ariaLabel = 'Search';
  field.innerHTML = `<div class="DocSearch-Modal"><form class="DocSearch-Form" action="${form.action}"><input class="DocSearch-Input" type="search" name="q" maxlength="${DIALOG_QUERY_LENGTH}" placeholder="Search docs" aria-label="Search"></form></div>`;
  field.addEventListener('submit', (submit) => {
    if (navigator.onLine) return;
    submit.preventDefault();
    showNotice("You're offline. Search works once you're back online.");
  });
  field.addEventListener('close', () => {
    field.remove();
    delete document.documentElement.dataset['search'];
  });
  document.body.append(field);
  const input = field.querySelector('input');
  if (input) {
    input.value = String(getSelection()).trim().slice(0, DIALOG_QUERY_LENGTH);
  }
  field.showModal();
  input?.select();
  want('modal');
}

/** Handles the button and the shortcuts of search until React runs, and after. */
export function startSearch(): void {
  // iPhones and iPads say that they are like it.
  if (/Mac/.test(navigator.userAgent)) {
    document.documentElement.dataset['keys'] = 'mac';
  }
  const isIn = (target: EventTarget | null, selector: string): boolean =>
    target instanceof Element && target.closest(selector) !== null;
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      if (isIn(target, FORM)) want('code');
    });
  }
  document.addEventListener('click', (event) => {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    // With a modifier key, the browser opens the search page elsewhere.
    if (ctrlKey || metaKey || shiftKey || !isIn(target, FORM)) return;
    openField(event);
  });
  document.addEventListener('keydown', (event) => {
    const {target, defaultPrevented, isComposing} = event;
    if (defaultPrevented || isComposing || isIn(target, FIELDS)) return;
    if (shortcutOf(event)) openField(event);
  });
}
