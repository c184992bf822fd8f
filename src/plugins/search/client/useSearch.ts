import {useCallback, useRef, useState} from 'react';

import type {SearchResult} from '../shared/hits';
import {useAsk} from './ask';

/** The newest answer, or that there is none. */
export type Status = Partial<SearchResult> & {
  /** How many parts of the rows it has. */
  readonly parts?: number;
  readonly isFailed?: boolean;
};

/** Searches a docs version; only the newest search sets the status. */
export function useSearch(version: string) {
  const ask = useAsk(version);
  const [status, setStatus] = useState<Status>({});
  const newest = useRef<Promise<SearchResult>>(undefined);
  /**
   * Asks for the first rows, or for those after the ones `shown`.
   *
   * @returns The answer. After a failure, or if another search began, it is
   *   awaited for ever: DocSearch drops its error screen and takes late answers.
   */
  const search = useCallback(
    async (query: string, shown: Status = {}) => {
      const {hits = [], parts = 0} = shown;
      const asked = ask(query, parts);
      newest.current = asked;
      const answer = await asked.catch(() => undefined);
      if (newest.current === asked && answer) {
        const all = [...hits, ...answer.hits];
        setStatus({...answer, hits: all, parts: parts + 1});
        return answer;
      }
      if (newest.current === asked) setStatus({isFailed: true});
      return new Promise<never>(() => undefined);
    },
    [ask],
  );
  const clear = useCallback(() => {
    newest.current = undefined;
    setStatus({});
  }, []);
  return {status, search, clear};
}
