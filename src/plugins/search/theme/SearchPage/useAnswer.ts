import {useEffect, useState} from 'react';

import {type Answer, useAsk} from '../../client/ask';

interface State {
  /** The question that it belongs to. */
  readonly asked: string;
  /** Its parts. */
  readonly answers?: readonly Answer[];
  readonly isFailed?: boolean;
}

/**
 * The answer to a query in a docs version; none while it is awaited.
 *
 * @returns Also what asks for more rows, and what tries again after a failure.
 */
export function useAnswer(query: string, version: string) {
  const ask = useAsk(version);
  const asked = `${version} ${query}`;
  const [state, setState] = useState<State>({asked: ''});
  const [wish, setWish] = useState({asked, parts: 1});
  const parts = wish.asked === asked ? wish.parts : 1;
  useEffect(() => {
    if (query === '') return undefined;
    let isOld = false;
    const show = (next: State): void => {
      if (!isOld) setState(next);
    };
    Promise.all(
      Array.from({length: parts}, (_, part) => ask(query, part)),
    ).then(
      (answers) => {
        show({asked, answers});
      },
      () => {
        show({asked, isFailed: true});
      },
    );
    return () => {
      isOld = true;
    };
  }, [ask, query, asked, parts, wish]);
  const {answers = [], isFailed = false} = state.asked === asked ? state : {};
  const [first] = answers;
  return {
    first,
    hits: answers.flatMap(({hits}) => hits),
    isFailed,
    more:
      answers.length < (first?.nbPages ?? 0)
        ? () => {
            setWish({asked, parts: parts + 1});
          }
        : undefined,
    retry: () => {
      setState({asked: ''});
      setWish({asked, parts: 1});
    },
  };
}
