import {createStorageSlot} from '@docusaurus/theme-common';
import {DIALOG_QUERY_LENGTH} from '../../shared/hits';
import {readHits} from '../../shared/readHits';

/** Gives DocSearch's field the role and the limit that it lacks. */
export function repairField(dialog: HTMLDialogElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  // A button can't contain a field; the role of a combobox belongs to the field.
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup']) {
    container?.removeAttribute(name);
  }
  const input = dialog.querySelector('input');
  input?.setAttribute('role', 'combobox');
  input?.setAttribute('aria-haspopup', 'tree');
  input?.setAttribute('maxlength', String(DIALOG_QUERY_LENGTH));
  const setExpanded = (): void => {
    const isExpanded = input?.hasAttribute('aria-controls') === true;
    input?.setAttribute('aria-expanded', String(isExpanded));
  };
  setExpanded();
  // Ends with the field.
  const observer = new MutationObserver(setExpanded);
  if (input) observer.observe(input, {attributeFilter: ['aria-controls']});
}

/**
 * Makes the list of a row a tree, because an option can't contain a link or
 * buttons. Also gives it the ID by which the field names it.
 */
export function repairRow(content: Element | null): void {
  const item = content?.closest('li');
  const list = item?.closest('ul');
  if (!item || !list) return;
  item.role = 'treeitem';
  list.role = 'tree';
  list.id = item.id.replace(/item-\d+$/u, 'list');
}

/**
 * Removes from storage what the dialog can't show: DocSearch trusts it, and would
 * crash or follow any link.
 */
export function repairStoredSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const stored = createStorageSlot(
      `__DOCSEARCH_${kind}_SEARCHES__${indexName}`,
    );
    try {
      const hits = readHits(JSON.parse(stored.get() ?? ''));
      stored.set(JSON.stringify(hits));
    } catch {
      stored.del();
    }
  }
}
