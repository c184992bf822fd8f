import {createStorageSlot} from '@docusaurus/theme-common';
import {DIALOG_QUERY_LENGTH} from '../../shared/hits';
import {readHits} from '../../shared/readHits';

/**
 * Gives DocSearch's field the role and the limit that it lacks. It can go once the
 * container of the dialog is no button any more, and the field a combobox:
 * https://github.com/algolia/docsearch/issues/1370. For the limit there is no issue:
 * look whether the library cuts more than what was selected.
 */
export function repairField(dialog: HTMLDialogElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
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
 * buttons. Also gives it the ID by which the field names it. It can go once rows are
 * links that are options: https://github.com/algolia/docsearch/issues/1014.
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
 * crash or follow any link. From version 4 on it survives what is no JSON
 * (https://github.com/algolia/docsearch/issues/2694); this can go once it also checks
 * links.
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
