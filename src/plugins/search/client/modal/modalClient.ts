import type {SearchHit, SearchRequest} from '../../shared/provider';
import type {Ask} from '../ask';

/** What the dialog doesn't say by itself. */
export interface Status {
  readonly isFailed?: boolean;
  readonly isFallback?: boolean;
  readonly corrected?: string | undefined;
  readonly total?: number;
}

/** Rows of a page in the dialog if other pages have results too. */
const ROWS_BESIDE_OTHERS = 2;
/** Waits for ever: the dialog drops what is never answered when it asks again. */
const NEVER = new Promise<never>(() => undefined);

/**
 * The `search` of the dialog's client. DocSearch drops its error screen and takes
 * late answers, so only the newest answer arrives, and a failure is told beside it.
 *
 * @param report - Hears of each answer and each failure.
 */
export function createModalSearch(ask: Ask, report: (status: Status) => void) {
  let newest: unknown;
  return async ({
    requests: [request],
  }: {
    readonly requests: readonly [SearchRequest];
  }) => {
    newest = request;
    const answer = await ask(request).catch(() => undefined);
    if (request !== newest) return NEVER;
    if (!answer) {
      report({isFailed: true});
      return NEVER;
    }
    const {result, isFallback} = answer;
    report({total: result.nbHits, isFallback, corrected: result.corrected});
    return {results: [{...result, hits: rowsOf(result.hits)}]};
  };
}

/**
 * The dialog's rows. DocSearch groups them by `lvl0`, but readers look for pages;
 * a page gets fewer rows if other pages have results too.
 */
function rowsOf(hits: readonly SearchHit[]): readonly SearchHit[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const lvl0 = hit.hierarchy.lvl1 ?? hit.hierarchy.lvl0 ?? '';
    const row = {...hit, hierarchy: {...hit.hierarchy, lvl0}};
    groups.set(lvl0, [...(groups.get(lvl0) ?? []), row]);
  }
  const most = groups.size > 1 ? ROWS_BESIDE_OTHERS : undefined;
  return [...groups.values()].flatMap((rows) => rows.slice(0, most));
}
