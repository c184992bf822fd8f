import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';

import {hitTexts} from '../../client/hitTexts';
import {SearchStatus} from '../../client/SearchStatus';
import {type Status, useSearch} from '../../client/useSearch';
import {HITS_PER_PAGE} from '../../shared/hits';
import type {SearchHit} from '../../shared/readHits';
import {countText, missingResultsUrl} from '../../shared/texts';
import styles from './searchPage.module.css';

export interface Question {
  readonly query: string;
  readonly version: string;
}

/** What is shown, and how far a reader who left it by a row had scrolled. */
interface Shown extends Status {
  readonly scroll?: number;
}

function Row({hit}: {readonly hit: SearchHit}) {
  const {title, path, snippet} = hitTexts(hit);
  const above = [...(hit.trail ?? []), ...path];
  return (
    <li>
      <h2 className="margin--none">
        <Link to={hit.url}>{title}</Link>
      </h2>
      <p className="small-print margin--none">{above.join(' › ')}</p>
      <p className="margin--none">{snippet}</p>
    </li>
  );
}

/**
 * The rows for a query. A reader who goes back gets those that were left, at the
 * place that was left: the router can't scroll there before they are drawn.
 */
function useRows({query, version}: Question) {
  const {status, search, show} = useSearch(version);
  const history = useHistory<Shown | undefined>();
  const list = useRef<HTMLOListElement>(null);
  const {scroll, hits = []}: Shown = status;
  useLayoutEffect(() => {
    const left = history.location.state;
    if (left) show(left);
    else if (query !== '') void search(query);
    return show;
  }, [query, search, show, history]);
  useEffect(() => {
    if (scroll !== undefined) {
      scrollTo(0, scroll);
      return;
    }
    // The first of the rows that the button has added.
    const added = Math.floor((hits.length - 1) / HITS_PER_PAGE) * HITS_PER_PAGE;
    if (added > 0) list.current?.querySelectorAll('a')[added]?.focus();
  }, [scroll, hits.length]);
  const keepPlace = (): void => {
    const state: Shown = {...status, scroll: scrollY};
    // Where the router keeps the state of an address; its own way would scroll.
    window.history.replaceState({...window.history.state, state}, '');
  };
  return {status, search, show, list, keepPlace};
}

/** The rows for a query, what is said of them, and what to do without any. */
export function Results({query, version}: Question): ReactNode {
  const {status, search, show, list, keepPlace} = useRows({query, version});
  const {hits = [], nbHits, parts = 0, nbPages = 0} = status;
  return (
    <>
      <SearchStatus
        status={status}
        className={styles.count}
        onRetry={() => {
          show();
          void search(query);
        }}>
        {nbHits === 0 && `No results for "${query}"`}
        {nbHits !== undefined && nbHits > 0 && countText(nbHits)}
        {nbHits === undefined && query !== '' && (
          <span className={styles.stalled}>Searching…</span>
        )}
      </SearchStatus>
      {query === '' && (
        <p>Enter a word, kind, field path, command or message.</p>
      )}
      <ol
        ref={list}
        className={`clean-list ${styles.results}`}
        onClickCapture={keepPlace}>
        {hits.map((hit) => (
          <Row key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {nbHits === 0 && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl(query)}>Let us know.</Link>
        </p>
      )}
      {parts < nbPages && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => void search(query, status)}>
          Show more results
        </button>
      )}
    </>
  );
}
