import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';

import {docsVersionByName} from '@site/src/site/versions';
import {hitTexts} from '../../client/hitTexts';
import {SearchStatus} from '../../client/SearchStatus';
import {useSearch} from '../../client/useSearch';
import {HITS_PER_PAGE} from '../../shared/hits';
import type {SearchHit} from '../../shared/readHits';
import {countText, missingResultsUrl} from '../../shared/texts';
import {keepPlace, takePlace} from './place';
import styles from './searchPage.module.css';

export interface Question {
  readonly query: string;
  readonly version: string;
}

interface RowProps {
  readonly hit: SearchHit;
  readonly label: string;
  readonly onOpen: () => void;
}

function Row({hit, label, onOpen}: RowProps) {
  const {title, path, snippet} = hitTexts(hit);
  return (
    <li>
      <h2>
        <Link to={hit.url} onClick={onOpen}>
          {title}
        </Link>
      </h2>
      <p className={styles.path}>{[...path, label].join(' › ')}</p>
      <p>{snippet}</p>
    </li>
  );
}

/** The rows for a query, what is said of them, and what to do without any. */
export function Results({query, version}: Question): ReactNode {
  const {status, search, clear} = useSearch(version);
  const {hits = [], nbHits, parts = 0, nbPages = 0} = status;
  const list = useRef<HTMLOListElement>(null);
  const rows = hits.length;
  const left = useRef<ReturnType<typeof takePlace>>(undefined);
  const {action} = useHistory();
  useLayoutEffect(() => {
    if (query !== '') void search(query);
    return clear;
  }, [query, search, clear]);
  useEffect(() => {
    // Going back; whoever comes by a link begins at the top.
    const place = takePlace();
    if (action === 'POP') left.current = place;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page opens
  }, []);
  useEffect(() => {
    const place = left.current;
    if (place && rows > 0) {
      if (parts < Math.min(place.parts, nbPages)) {
        void search(query, status);
      } else {
        left.current = undefined;
        scrollTo(0, place.scroll);
      }
      return;
    }
    // The first of the rows that the button has added.
    const added = Math.floor((rows - 1) / HITS_PER_PAGE) * HITS_PER_PAGE;
    if (added > 0) list.current?.querySelectorAll('a')[added]?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when rows have come
  }, [rows]);
  const {label} = docsVersionByName(version);
  return (
    <>
      <SearchStatus
        status={status}
        className={styles.count}
        onRetry={() => {
          clear();
          void search(query);
        }}>
        {nbHits === 0 && `No results for "${query}"`}
        {nbHits !== undefined && nbHits > 0 && countText(nbHits)}
        {nbHits === undefined && query !== '' && (
          <span className={styles.stalled}>Searching…</span>
        )}
      </SearchStatus>
      {query === '' && <p>Enter a word, kind, field path or command.</p>}
      <ol ref={list} className={`clean-list ${styles.results}`}>
        {hits.map((hit) => (
          <Row
            key={hit.objectID}
            hit={hit}
            label={label}
            onOpen={() => {
              keepPlace(parts);
            }}
          />
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
