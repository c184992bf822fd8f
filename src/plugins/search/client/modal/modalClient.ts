import type {Ask} from '../ask';
import type {SearchHit, SearchRequest} from '../../shared/algolia';
import {LIMITS} from '../../shared/limits';

/** What the dialog doesn't say by itself. */
export interface Status {
  readonly isFailed?: boolean;
  readonly isFallback?: boolean;
  readonly corrected?: string | undefined;
  readonly total?: number;
}

/** Waits for ever: the dialog drops what is never answered when it asks again. */
const NEVER = new Promise<never>(() => undefined);

/**
 * The `search` of the dialog's client. DocSearch drops its error screen and takes
 * late answers, so only the newest answer arrives, and a failure is told beside it.
 *
 * @param hrefOf - The address of a hit on this host.
 * @param report - Hears of each answer and each failure.
 */
export function createModalSearch(
  ask: Ask,
  hrefOf: (url: string) => string,
  report: (status: Status) => void,
) {
  let newest = 0;
  return async ({
    requests: [request],
  }: {
    readonly requests: readonly SearchRequest[];
  }) => {
    newest += 1;
    const asked = newest;
    if (!request) return NEVER;
    try {
      const {result, isFallback} = await ask(request);
      if (asked !== newest) return await NEVER;
      report({total: result.nbHits, isFallback, corrected: result.corrected});
      const hits = rowsOf(result.hits, hrefOf);
      return {results: [{...result, index: request.indexName, hits}]};
    } catch {
      if (asked === newest) report({isFailed: true});
      return NEVER;
    }
  };
}

/**
 * The dialog's rows. DocSearch groups them by `lvl0`, but readers look for pages;
 * a page gets fewer rows if other pages have results too.
 */
function rowsOf(
  hits: readonly SearchHit[],
  hrefOf: (url: string) => string,
): readonly SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? '';
    const hierarchy = {...hit.hierarchy, lvl0: title};
    const row = {...hit, url: hrefOf(hit.url), hierarchy};
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  const most = groups.size > 1 ? LIMITS.rowsBesideOthers : undefined;
  return [...groups.values()].flatMap((rows) => rows.slice(0, most));
}
