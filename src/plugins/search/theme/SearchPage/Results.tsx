import {type ReactNode, useEffect, useLayoutEffect, useRef} from 'react';

import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';

import {docsVersionByName, versionRoute} from '@site/src/site/versions';
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

/** Below the address of a docs version. */
const STARTS = [
  ['getting-started/quick-start-guide/', 'Try it on your machine'],
  ['concepts/developer-abstractions/', 'What developers write'],
  ['reference/messages/', 'What a message means'],
] as const;

interface RowProps {
  readonly hit: SearchHit;
  readonly onOpen: () => void;
}

function Row({hit, onOpen}: RowProps) {
  const {title, path, snippet} = hitTexts(hit);
  const above = [...(hit.trail ?? []), ...path];
  return (
    <li>
      <h2 className="margin--none">
        <Link to={hit.url} onClick={onOpen}>
          {title}
        </Link>
      </h2>
      <p className="small-print margin--none">{above.join(' › ')}</p>
      <p className="margin--none">{snippet}</p>
    </li>
  );
}

/** What one can look for, and where one can begin without. */
function Start({version}: {readonly version: string}) {
  const docs = useBaseUrl(versionRoute(docsVersionByName(version)));
  return (
    <>
      <p>Enter a word, kind, field path, command or message. Or start here:</p>
      <ul>
        {STARTS.map(([path, name]) => (
          <li key={path}>
            <Link to={docs + path}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
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
      {query === '' && <Start version={version} />}
      <ol ref={list} className={`clean-list ${styles.results}`}>
        {hits.map((hit) => (
          <Row
            key={hit.objectID}
            hit={hit}
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
