import {shortcutOf} from '../../search/shared/shortcut';
import {DIALOG_QUERY_LENGTH} from '../../search/shared/hits';
import {startApplication} from './application';

/**
 * Search before React runs: the button and the shortcuts open a field at once.
 * `@theme/SearchBar` loads the dialog, which takes the text of the field over. On
 * pages without the application, the form of the field opens the search page.
 */
const FORM = 'form[data-search]';
const FIELDS =
  'input:not([type=radio],[type=checkbox]),select,textarea,[contenteditable=true]';

/** Tells `@theme/SearchBar`, now or once it runs, what the reader wants. */
function want(what: 'code' | 'modal'): void {
  const {dataset} = document.documentElement;
  if (dataset['search'] !== 'modal') dataset['search'] = what;
  startApplication();
  document.dispatchEvent(new Event('search'));
}

function openField(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  if (!form || document.querySelector('dialog[open]')) return;
  const field = document.createElement('dialog');
  field.className = 'search-field DocSearch';
  field.ariaLabel = 'Search';
  field.innerHTML = `<div class="DocSearch-Modal"><form class="DocSearch-Form"><input class="DocSearch-Input" type="search" name="q" maxlength="${DIALOG_QUERY_LENGTH}" placeholder="Search docs" aria-label="Search"></form></div>`;
  const [inner] = field.getElementsByTagName('form');
  const [input] = field.getElementsByTagName('input');
  if (!inner || !input) return;
  inner.action = form.action;
  input.value = String(getSelection()).trim().slice(0, DIALOG_QUERY_LENGTH);
  field.addEventListener('keydown', (event) => {
    if (shortcutOf(event) !== 'k') return;
    event.preventDefault();
    field.close();
  });
  field.addEventListener('cancel', () => {
    delete document.documentElement.dataset['search'];
  });
  field.addEventListener('close', () => {
    field.remove();
  });
  document.body.append(field);
  field.showModal();
  input.select();
  want('modal');
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FORM) !== null;
}

function onKey(event: Event): void {
  // Autofill dispatches key events that aren't keyboard events.
  if (!(event instanceof KeyboardEvent)) return;
  const {key, target, ctrlKey, metaKey, altKey} = event;
  if (event.defaultPrevented || event.isComposing) return;
  const isFree = !ctrlKey && !metaKey && !altKey;
  // The letter itself goes into the field, which has the focus by then.
  if (isFree && isOnButton(target) && /^[a-z0-9]$/i.test(key)) openField();
  if (shortcutOf(event) === undefined) return;
  if (target instanceof Element && target.matches(FIELDS)) return;
  if (!document.querySelector(FORM)) return;
  event.preventDefault();
  openField();
}

export function startSearch(): void {
  // iPhones and iPads say that they are like it.
  if (/Mac/.test(navigator.userAgent)) {
    document.documentElement.dataset['keys'] = 'mac';
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      ({target}) => {
        if (isOnButton(target)) want('code');
      },
      {passive: true},
    );
  }
  document.addEventListener('click', (event) => {
    const {target, ctrlKey, metaKey, shiftKey} = event;
    // With a modifier key, the browser opens the search page elsewhere.
    if (!isOnButton(target) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    openField();
  });
  document.addEventListener('keydown', onKey);
}
