import {isRunning, startApplication} from '../late-start/client/application';
import {HOLDS_NOTICES, showNotice} from '../late-start/client/notice';
import {
  BUTTON,
  FIELD_CLASS,
  indexAddress,
  keepWhole,
  offerField,
  watchComposition,
  watchCuts,
} from './handover';
import {DIALOG_QUERY_LENGTH} from './shared/hits';
import {shortcutOf} from './shared/shortcut';

/** Fields that take letters. */
const FIELDS = 'input:not([type=radio], [type=checkbox]), select, textarea';

/** Starts React, which shows the dialog; until it runs, the index loads beside it. */
function prepare(): void {
  startApplication();
  const index = isRunning() ? '' : indexAddress();
  if (index === '' || document.querySelector('link[as=fetch]')) return;
  const preload = {rel: 'preload', as: 'fetch', crossOrigin: 'anonymous'};
  document.head.append(
    Object.assign(document.createElement('link'), preload, {href: index}),
  );
}

/** A dialog with a field that looks like DocSearch's. */
function createField(action: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = `${FIELD_CLASS} DocSearch`;
  dialog.ariaLabel = 'Search';
  dialog.setAttribute(HOLDS_NOTICES, '');
  dialog.innerHTML = `<div class="DocSearch-Modal"><form class="DocSearch-Form" action="${action}"><input class="DocSearch-Input" type="search" name="q" maxlength="${DIALOG_QUERY_LENGTH}" placeholder="Search docs" aria-label="Search"></form></div>`;
  dialog.addEventListener('submit', (submit) => {
    if (navigator.onLine) return;
    submit.preventDefault();
    showNotice("You're offline. Search works once you're back online.");
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
  });
  return dialog;
}

/**
 * Opens a field at once. `@theme/SearchBar` loads the dialog, which takes the text
 * of the field over; if it does not come, the field's form opens the search page.
 */
function openField(event: Event): void {
  const form = document.querySelector<HTMLFormElement>(BUTTON);
  event.preventDefault();
  if (!form || document.querySelector('dialog[open]')) return;
  const dialog = createField(form.action);
  document.body.append(dialog);
  const field = dialog.querySelector('input');
  if (field) {
    // A field drops the ends of lines: two paragraphs would become one word.
    const selected = String(getSelection()).replaceAll(/\s+/gu, ' ').trim();
    field.value = selected.slice(0, DIALOG_QUERY_LENGTH);
    if (selected !== field.value) keepWhole(field, selected);
    watchCuts(field, (whole) => {
      keepWhole(field, whole);
    });
    watchComposition(field);
  }
  dialog.showModal();
  field?.select();
  prepare();
  offerField();
}

function isInButton({target}: Event): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null;
}

/**
 * Whether the reader types a text. A field in a shadow tree is not the event's
 * target, but the first of its path.
 */
function isTyping(event: Event): boolean {
  const [field] = event.composedPath();
  if (!(field instanceof HTMLElement)) return false;
  return field.isContentEditable || field.matches(FIELDS);
}

/** Handles the button and the shortcuts of search until React runs, and after. */
export function startSearch(): void {
  // iPhones and iPads say that they are like it.
  if (navigator.userAgent.includes('Mac')) {
    document.documentElement.dataset['keys'] = 'mac';
  }
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      if (isInButton(event)) prepare();
    });
  }
  document.addEventListener('click', (event) => {
    // With a modifier key, the browser opens the search page elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isInButton(event)) openField(event);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || isTyping(event)) return;
    if (shortcutOf(event)) openField(event);
  });
}
