import {shortcutOf} from '../../search/shared/shortcut';
import {DIALOG_QUERY_LENGTH} from '../../search/shared/hits';
import {startApplication} from './application';

/** The search button, which leads to the search page without this script. */
const FORM = 'form[data-search]';
const FIELDS =
  'input:not([type=radio],[type=checkbox]),select,textarea,[contenteditable=true]';

/** Loads the index beside the application, which asks for it later. */
function preloadIndex(): void {
  const form = document.querySelector<HTMLElement>(FORM);
  const index = form?.dataset['search'];
  if (!index || document.querySelector('link[as=fetch]')) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = index;
  document.head.append(link);
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
function openField(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form || document.querySelector('dialog[open]')) return;
  const field = document.createElement('dialog');
  field.className = 'search-field DocSearch';
  field.ariaLabel = 'Search';
  field.innerHTML = `<div class="DocSearch-Modal"><form class="DocSearch-Form" action="${form.action}"><input class="DocSearch-Input" type="search" name="q" maxlength="${DIALOG_QUERY_LENGTH}" placeholder="Search docs" aria-label="Search"></form></div>`;
  const input = field.querySelector('input');
  if (input) {
    input.value = String(getSelection()).trim().slice(0, DIALOG_QUERY_LENGTH);
  }
  field.addEventListener('keydown', (event) => {
    if (shortcutOf(event) !== 'k') return;
    event.preventDefault();
    field.close();
  });
  field.addEventListener('close', () => {
    field.remove();
    delete document.documentElement.dataset['search'];
  });
  document.body.append(field);
  field.showModal();
  input?.select();
  want('modal');
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FORM) !== null;
}

/** Handles the button and the shortcuts of search until React runs, and after. */
export function startSearch(): void {
  // iPhones and iPads say that they are like it.
  if (/Mac/.test(navigator.userAgent)) {
    document.documentElement.dataset['keys'] = 'mac';
  }
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({target}) => {
      if (isOnButton(target)) want('code');
    });
  }
  document.addEventListener('click', (event) => {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    // With a modifier key, the browser opens the search page elsewhere.
    if (!isOnButton(target) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    openField();
  });
  document.addEventListener('keydown', (event) => {
    const {target, defaultPrevented, isComposing} = event;
    if (defaultPrevented || isComposing || !shortcutOf(event)) return;
    if (target instanceof Element && target.matches(FIELDS)) return;
    event.preventDefault();
    openField();
  });
}
