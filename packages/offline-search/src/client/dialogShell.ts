import {DIALOG_INPUT_MAX} from '../shared/limits';

/** What a reader can type into before the code of search has loaded. */
export interface DialogShell {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
}

/**
 * Adds a closed dialog to the page. Without the code of search, its form opens the
 * search page.
 *
 * @param note - Shown where nothing can answer.
 */
export function buildShell(
  action: string,
  note: string | undefined,
): DialogShell {
  const dialog = make('dialog', 'DocSearch DocSearch-Container', {
    ariaLabel: 'Search',
  });
  const modal = make('div', 'DocSearch-Modal');
  const bar = make('div', 'DocSearch-SearchBar');
  const form = make('form', 'DocSearch-Form', {action});
  const input = make('input', 'DocSearch-Input', {
    type: 'search',
    name: 'q',
    maxLength: DIALOG_INPUT_MAX,
    placeholder: 'Search docs',
    ariaLabel: 'Search',
  });
  form.append(input);
  bar.append(form);
  modal.append(bar);
  if (note !== undefined) {
    modal.append(make('p', 'DocSearch-Note', {textContent: note}));
  }
  dialog.append(modal);
  document.body.append(dialog);
  return {dialog, form, input};
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties, {className});
}
