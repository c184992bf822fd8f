import {readHit} from '../../shared/readHit';

/**
 * Replaces what storage has as searches by what the dialog can show: DocSearch
 * trusts it, and would crash or follow any link.
 *
 * @param indexName - DocSearch's keys end in it.
 */
export function cleanStoredSearches(indexName: string): void {
  for (const kind of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null) localStorage.setItem(key, clean(stored));
    } catch {
      // Storage is blocked or full: DocSearch then keeps nothing.
    }
  }
}

function clean(stored: string): string {
  try {
    const found: unknown = JSON.parse(stored);
    const hits = (Array.isArray(found) ? found : []).flatMap(
      (one: unknown) => readHit(one) ?? [],
    );
    const known = new Map(hits.map((hit) => [hit.objectID, hit]));
    return JSON.stringify([...known.values()]);
  } catch {
    return '[]';
  }
}
