import {useEffect, useMemo, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import {
  type Answer,
  askEmbedded,
  askHosted,
  embeddedEngine,
  type HostedClient,
} from '../../client/ask';
import {useScope, useSearchData} from '../../client/settings';
import type {SearchHit} from '../../shared/algolia';

interface State {
  /** The question that it belongs to. */
  readonly asked: string;
  readonly answer?: Answer;
  /** Of all parts that were asked for. */
  readonly hits?: readonly SearchHit[];
  readonly isFailed?: boolean;
}

function useAsk(version: string) {
  const {hosted} = useSearchData();
  const baseUrl = useBaseUrl('/');
  return useMemo(() => {
    const embedded = askEmbedded(baseUrl, version);
    if (!hosted) return embedded;
    let client: Promise<HostedClient> | undefined;
    const getClient = () =>
      (client ??= import('algoliasearch/lite').then(
        // It takes the same requests, with looser types.
        ({liteClient}) =>
          liteClient(hosted.appId, hosted.searchKey) as unknown as HostedClient,
      ));
    return askHosted(getClient, embedded);
  }, [hosted, baseUrl, version]);
}

/**
 * The answer to a query in a docs version; empty while it is awaited.
 *
 * @returns Also what asks for more rows, and what tries again after a failure.
 */
export function useAnswer(query: string, version: string) {
  const ask = useAsk(version);
  const scope = useScope(version);
  const baseUrl = useBaseUrl('/');
  const {hosted, note} = useSearchData();
  const question = `${version} ${query}`;
  const [state, setState] = useState<State>({asked: ''});
  const [wanted, setWanted] = useState({question, parts: 1, tries: 0});
  const {parts, tries} =
    wanted.question === question ? wanted : {parts: 1, tries: 0};
  useEffect(() => {
    if (hosted || note !== undefined) return;
    // The first query tells of a failure.
    embeddedEngine(baseUrl)
      .prepare(version)
      .catch(() => undefined);
  }, [hosted, note, baseUrl, version]);
  useEffect(() => {
    if (query === '' || note !== undefined) return undefined;
    let isOld = false;
    const pages = Array.from({length: parts}, (_, page) =>
      ask({...scope, query, page}),
    );
    Promise.all(pages).then(
      (answers) => {
        const hits = answers.flatMap(({result}) => result.hits);
        const [answer] = answers;
        if (!isOld && answer) setState({asked: question, answer, hits});
      },
      () => {
        if (!isOld) setState({asked: question, isFailed: true});
      },
    );
    return () => {
      isOld = true;
    };
  }, [ask, scope, question, query, note, parts, tries]);
  return {
    ...(state.asked === question ? state : {}),
    parts,
    more: () => {
      setWanted({question, parts: parts + 1, tries});
    },
    retry: () => {
      setState({asked: ''});
      setWanted({question, parts, tries: tries + 1});
    },
  };
}
