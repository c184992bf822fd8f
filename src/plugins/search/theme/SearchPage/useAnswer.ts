import {useEffect, useState} from 'react';

import {useAsk} from '../../client/ask';
import type {SearchResult} from '../../shared/hits';

export interface Question {
  readonly query: string;
  readonly version: string;
}

/**
 * The answer to a query in a docs version; neither an answer nor a failure while
 * it is awaited.
 *
 * @returns Also what asks for more rows, and what tries again after a failure.
 */
export function useAnswer({query, version}: Question) {
  const ask = useAsk(version);
  const asked = `${version} ${query}`;
  const [state, setState] = useState<{
    readonly asked: string;
    /** One for each part; none after a failure. */
    readonly answers?: readonly SearchResult[] | undefined;
  }>({asked: ''});
  const [wish, setWish] = useState({asked, parts: 1});
  const parts = wish.asked === asked ? wish.parts : 1;
  useEffect(() => {
    if (query === '') return undefined;
    let isOld = false;
    void Promise.all(Array.from({length: parts}, (_, part) => ask(query, part)))
      .catch(() => undefined)
      .then((answers) => {
        if (!isOld) setState({asked, answers});
      });
    return () => {
      isOld = true;
    };
  }, [ask, query, asked, parts, wish]);
  const isCurrent = state.asked === asked;
  const answers = isCurrent ? (state.answers ?? []) : [];
  const [first] = answers;
  return {
    first,
    hits: answers.flatMap(({hits}) => hits),
    isFailed: isCurrent && !first,
    hasMore: parts < (first?.nbPages ?? 0),
    showMore: () => {
      setWish({asked, parts: parts + 1});
    },
    retry: () => {
      setState({asked: ''});
      setWish({asked, parts: 1});
    },
  };
}
