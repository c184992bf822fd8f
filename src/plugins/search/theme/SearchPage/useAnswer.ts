import {useEffect, useMemo, useState} from 'react';

import {type Answer, useAsk, useFilters, useSearchData} from '../../client/ask';
import {HITS_PER_PAGE, LEVELS, type SearchHit} from '../../shared/provider';

/** Screens up to this width get shorter excerpts. */
const NARROW = '(max-width: 768px)';

interface State {
  /** The question that it belongs to. */
  readonly asked: string;
  readonly answer?: Answer;
  /** Of all parts that were asked for. */
  readonly hits?: readonly SearchHit[];
  readonly isFailed?: boolean;
}

/** Asks for a part of the rows, as DocSearch does in the dialog. */
function useAskPart(version: string) {
  const ask = useAsk(version);
  const facetFilters = useFilters(version);
  const {indexName} = useSearchData();
  return useMemo(
    () => (query: string, page: number) => {
      const words = matchMedia(NARROW).matches ? 5 : 10;
      const texts = [
        ...LEVELS.slice(1).map((level) => `hierarchy.${level}`),
        'content',
      ];
      return ask({
        ...{query, page, indexName, facetFilters, hitsPerPage: HITS_PER_PAGE},
        attributesToRetrieve: ['hierarchy.lvl0', ...texts, 'type', 'url'],
        attributesToSnippet: texts.map((text) => `${text}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        clickAnalytics: false,
      });
    },
    [ask, facetFilters, indexName],
  );
}

/**
 * The answer to a query in a docs version; empty while it is awaited.
 *
 * @returns Also what asks for more rows, and what tries again after a failure.
 */
export function useAnswer(query: string, version: string) {
  const ask = useAskPart(version);
  const asked = `${version} ${query}`;
  const [state, setState] = useState<State>({asked: ''});
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (query === '') return undefined;
    let isOld = false;
    const show = (next: Omit<State, 'asked'>): void => {
      if (!isOld) setState({asked, ...next});
    };
    ask(query, 0).then(
      (answer) => {
        show({answer, hits: answer.result.hits});
      },
      () => {
        show({isFailed: true});
      },
    );
    return () => {
      isOld = true;
    };
  }, [ask, asked, query, tries]);
  const current = state.asked === asked ? state : undefined;
  const {answer, hits = []} = current ?? {};
  const parts = Math.ceil(hits.length / HITS_PER_PAGE);
  const addMore = async (): Promise<void> => {
    try {
      const {result} = await ask(query, parts);
      const all = [...hits, ...result.hits];
      setState((now) => (now === current ? {...now, hits: all} : now));
    } catch {
      setState({asked, isFailed: true});
    }
  };
  return {
    ...current,
    more:
      parts < (answer?.result.nbPages ?? 0) ? () => void addMore() : undefined,
    retry: () => {
      setState({asked: ''});
      setTries(tries + 1);
    },
  };
}
