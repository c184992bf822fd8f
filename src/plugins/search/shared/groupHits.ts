import {SEARCH} from '../../../site/limits';
import type {SearchHit} from './algolia';

/** Hits of one page, in the order of the answer. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Puts the hits of a page together, in the order of the first of each, at most
 * as many of a page as a group shows.
 */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? '';
    const group = groups.get(title) ?? [];
    if (group.length < SEARCH.resultsPerGroup) group.push(hit);
    groups.set(title, group);
  }
  return [...groups].map(([title, found]) => ({title, hits: found}));
}

/**
 * Takes a better answer to the same query without moving what the reader is
 * about to choose.
 *
 * @param shown - What is on the screen.
 * @param chosen - The row that Enter would take, counted through all groups.
 * @param better - The answer with the text of the pages.
 */
export function refineGroups(
  shown: readonly HitGroup[],
  chosen: number,
  better: readonly HitGroup[],
): readonly HitGroup[] {
  const found = better.flatMap(({hits}) => hits);
  const byId = new Map(found.map((hit) => [hit.objectID, hit]));
  const kept = shown
    .flatMap(({hits}) => hits)
    .slice(0, chosen + 1)
    .map((hit) => byId.get(hit.objectID) ?? hit);
  if (kept.length === 0) return better;
  const isKept = new Set(kept.map(({objectID}) => objectID));
  const rest = found.filter(({objectID}) => !isKept.has(objectID));
  const keptGroups = groupHits(kept);
  const full = new Map(keptGroups.map(({title, hits}) => [title, [...hits]]));
  const lastTitle = keptGroups.at(-1)?.title;
  for (const hit of rest) {
    const title = hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? '';
    const group = full.get(title);
    // A row more in a group above would push the chosen one down.
    if (group && title !== lastTitle) continue;
    if (group && group.length >= SEARCH.resultsPerGroup) continue;
    full.set(title, [...(group ?? []), hit]);
  }
  return [...full].map(([title, hits]) => ({title, hits}));
}
