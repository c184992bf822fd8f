import type {SearchResult} from '../../shared/hits';
import type {Ask} from '../ask';

/** The newest answer, or that there is none. */
export type Status = Partial<SearchResult> & {readonly isFailed?: boolean};

/**
 * What DocSearch asks. It drops its error screen and takes late answers, so it
 * gets only the newest answer, and `report` hears of that or of a failure.
 */
export function createModalSearch(ask: Ask, report: (status: Status) => void) {
  let newest = '';
  return {
    search: async (query: string) => {
      newest = query;
      const answer = await ask(query, 0).catch(() => undefined);
      if (query === newest) {
        report(answer ?? {isFailed: true});
        if (answer) return {results: [answer]};
      }
      // Waits for ever: DocSearch forgets it when it asks again.
      return new Promise<never>(() => undefined);
    },
    clear: (): void => {
      newest = '';
      report({});
    },
  };
}
