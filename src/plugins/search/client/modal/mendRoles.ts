import {LIMITS} from '../../shared/limits';

/**
 * Gives the parts of DocSearch's dialog the roles and limits that it lacks.
 *
 * @returns What undoes it when the dialog closes.
 */
export function mendRoles(dialog: HTMLDialogElement): () => void {
  const container = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('input');
  // A button can't contain a field; the role of a combobox belongs to the field.
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup']) {
    container?.removeAttribute(name);
  }
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('maxlength', String(LIMITS.dialogInput));
  const tellExpanded = (): void => {
    const isExpanded = input?.hasAttribute('aria-controls') === true;
    input?.setAttribute('aria-expanded', String(isExpanded));
  };
  tellExpanded();
  const observer = new MutationObserver(tellExpanded);
  if (input) observer.observe(input, {attributeFilter: ['aria-controls']});
  return () => {
    observer.disconnect();
  };
}

/** Gives the list of a row the ID by which the field names it. */
export function nameList(row: Element | null): void {
  const item = row?.closest('li');
  const list = item?.closest('ul');
  if (item && list) list.id = item.id.replace(/item-\d+$/u, 'list');
}
