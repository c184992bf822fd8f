import {readStored, writeStored} from '@openchoreo/page-tools/browser/storage';
import {SEARCH} from '../shared/limits';
import type {SearchRecord} from '../shared/algolia';
import {readRecord} from '../shared/readHit';

/**
 * The searches stored for an index. Favorites leave less room for recent ones.
 * The keys are DocSearch's, so that searches survive a change of the dialog.
 */
export function readSearchHistory(indexName: string) {
  const favorite = createStoredSearches(
    `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    SEARCH.favoriteSearches,
  );
  const recent = createStoredSearches(
    `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite.all().length === 0
      ? SEARCH.recentSearches
      : SEARCH.recentSearchesBesideFavorites,
  );
  return {recent, favorite};
}

/**
 * A list of searches in storage, validated when read. If storage is blocked or
 * full, the list lasts until the page is left.
 */
export function createStoredSearches(key: string, limit: number) {
  let list: readonly SearchRecord[] = (
    readStored(key, parseRecords) ?? []
  ).slice(0, limit);
  const store = (next: readonly SearchRecord[]) => {
    list = next.slice(0, limit);
    writeStored(key, JSON.stringify(list));
  };
  const without = ({objectID}: SearchRecord) =>
    list.filter((record) => record.objectID !== objectID);
  return {
    /** Newest first. */
    all: () => list,
    add(record: SearchRecord) {
      const {objectID, url, type, hierarchy, content} = record;
      store([{objectID, url, type, hierarchy, content}, ...without(record)]);
    },
    remove(record: SearchRecord) {
      store(without(record));
    },
  };
}

function parseRecords(raw: string): SearchRecord[] | undefined {
  const value: unknown = JSON.parse(raw);
  if (!Array.isArray(value)) return undefined;
  const records = value.flatMap((entry: unknown) => readRecord(entry) ?? []);
  return records.filter(
    ({objectID}, place) =>
      records.findIndex((record) => record.objectID === objectID) === place,
  );
}
