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
 * Merges a better answer to the same query without moving what the reader is about
 * to choose.
 *
 * @param shown - The groups on the screen.
 * @param count - How many of their rows stay, counted through all groups.
 * @param better - The answer that includes the text of the pages.
 */
export function refineGroups(
  shown: readonly HitGroup[],
  count: number,
  better: readonly HitGroup[],
): readonly HitGroup[] {
  const hitsOf = (groups: readonly HitGroup[]) =>
    groups.flatMap(({hits}) => hits);
  const hits = keepRows(hitsOf(shown), count, hitsOf(better));
  // One more row in a group above would push the others down.
  const full = new Set(hits.slice(0, count).map(titleOf));
  const last = hits[Math.min(count, hits.length) - 1];
  if (last) full.delete(titleOf(last));
  return groupByPage(
    hits.filter((hit, row) => row < count || !full.has(titleOf(hit))),
  );
}

/** The first rows as shown, followed by the new ones of the better answer. */
export function keepRows(
  shown: readonly SearchHit[],
  count: number,
  better: readonly SearchHit[],
): readonly SearchHit[] {
  const byId = new Map(better.map((hit) => [hit.objectID, hit]));
  const kept = shown
    .slice(0, count)
    .map((hit) => byId.get(hit.objectID) ?? hit);
  for (const {objectID} of kept) byId.delete(objectID);
  return [...kept, ...byId.values()];
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
