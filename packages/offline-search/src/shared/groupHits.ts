import {SEARCH} from './limits';
import type {SearchHit} from './algolia';

/** Hits of one page, in the order of the answer. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Groups hits by page, in the order of each page's first hit. A page gets fewer
 * rows if other pages match too.
 */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = groupByPage(hits);
  const most =
    groups.length > 1 ? SEARCH.resultsBesideOthers : SEARCH.resultsPerGroup;
  return groups.map((group) => ({...group, hits: group.hits.slice(0, most)}));
}

/**
 * Adds a better answer to the same query without moving a row that is shown.
 *
 * @param shown - The groups on the screen.
 * @param better - The answer that includes the text of the pages.
 */
export function refineGroups(
  shown: readonly HitGroup[],
  better: readonly HitGroup[],
): readonly HitGroup[] {
  const rows = hitsOf(shown);
  const hits = keepRows(rows, hitsOf(better));
  // One more row in a group above would push the others down.
  const full = new Set(rows.map(titleOf));
  const last = rows.at(-1);
  if (last) full.delete(titleOf(last));
  return groupByPage(
    hits.filter((hit, row) => row < rows.length || !full.has(titleOf(hit))),
  );
}

export function hitsOf(groups: readonly HitGroup[]): readonly SearchHit[] {
  return groups.flatMap(({hits}) => hits);
}

/**
 * The rows as shown, because a row with more text would move those below it,
 * followed by the new ones of the better answer.
 */
export function keepRows(
  shown: readonly SearchHit[],
  better: readonly SearchHit[],
): readonly SearchHit[] {
  const known = new Set(shown.map(({objectID}) => objectID));
  return [...shown, ...better.filter(({objectID}) => !known.has(objectID))];
}

/** How many of the best rows of a better answer aren't among the best shown. */
export function countBetter(
  shown: readonly SearchHit[],
  better: readonly SearchHit[],
): number {
  const best = (hits: readonly SearchHit[]) =>
    hits.slice(0, SEARCH.bestRows).map(({objectID}) => objectID);
  const known = new Set(best(shown));
  return best(better).filter((id) => !known.has(id)).length;
}

function groupByPage(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = titleOf(hit);
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, found]) => ({title, hits: found}));
}

function titleOf({hierarchy}: SearchHit): string {
  return hierarchy.lvl1 ?? hierarchy.lvl0 ?? '';
}
