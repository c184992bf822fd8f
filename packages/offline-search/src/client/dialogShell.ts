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
  const dialog = make('dialog', 'DocSearch DocSearch-Container');
  dialog.setAttribute('aria-label', 'Search');
  const modal = make('div', 'DocSearch-Modal');
  const bar = make('div', 'DocSearch-SearchBar');
  const form = make('form', 'DocSearch-Form');
  form.action = action;
  const input = make('input', 'DocSearch-Input');
  input.type = 'search';
  input.name = 'q';
  input.maxLength = DIALOG_INPUT_MAX;
  input.placeholder = 'Search docs';
  input.setAttribute('aria-label', 'Search');
  form.append(input);
  bar.append(form);
  modal.append(bar);
  if (note !== undefined) {
    const said = make('p', 'DocSearch-Note');
    said.textContent = note;
    modal.append(said);
  }
  dialog.append(modal);
  document.body.append(dialog);
  return {dialog, form, input};
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
