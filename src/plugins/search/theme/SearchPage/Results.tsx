import {type ReactNode, useEffect, useRef} from 'react';

import Link from '@docusaurus/Link';

import {docsVersionByName} from '@site/src/site/versions';
import {hitTexts} from '../../client/hitTexts';
import {HITS_PER_PAGE} from '../../shared/hits';
import type {SearchHit} from '../../shared/readHits';
import {
  countText,
  ERROR_HELP,
  ERROR_TITLE,
  FALLBACK,
  missingResultsUrl,
} from '../../shared/texts';
import styles from './searchPage.module.css';
import {type Question, useAnswer} from './useAnswer';

function Row({hit, label}: {readonly hit: SearchHit; readonly label: string}) {
  const {title, path, snippet} = hitTexts(hit);
  return (
    <li>
      <h2>
        <Link to={hit.url}>{title}</Link>
      </h2>
      <p className={styles.path}>{[...path, label].join(' › ')}</p>
      <p>{snippet}</p>
    </li>
  );
}

/** The rows for a query, what is said of them, and what to do without any. */
export function Results(question: Question): ReactNode {
  const {query, version} = question;
  const {first, hits, isFailed, hasMore, showMore, retry} = useAnswer(question);
  const {nbHits = 0, corrected, isFallback} = first ?? {};
  const count = nbHits === 0 ? `No results for "${query}"` : countText(nbHits);
  const list = useRef<HTMLOListElement>(null);
  const rows = hits.length;
  useEffect(() => {
    // The first of the rows that the button has added.
    const added = Math.floor((rows - 1) / HITS_PER_PAGE) * HITS_PER_PAGE;
    if (added > 0) list.current?.querySelectorAll('a')[added]?.focus();
  }, [rows]);
  const {label} = docsVersionByName(version);
  return (
    <>
      <p role="status" className={styles.count}>
        {first && count}
        {isFailed && ERROR_TITLE}
        {query !== '' && !first && !isFailed && (
          <span className={styles.stalled}>Searching…</span>
        )}
      </p>
      {query === '' && <p>Enter a word, kind, field path or command.</p>}
      {isFailed && (
        <>
          <p>{ERROR_HELP}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={retry}>
            Try again
          </button>
        </>
      )}
      {isFallback === true && (
        <p>
          <strong>{ERROR_TITLE}.</strong> {ERROR_HELP} {FALLBACK}
        </p>
      )}
      {corrected !== undefined && (
        <p>
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
      <ol ref={list} className={`clean-list ${styles.results}`}>
        {hits.map((hit) => (
          <Row key={hit.objectID} hit={hit} label={label} />
        ))}
      </ol>
      {first && nbHits === 0 && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl(query)}>Let us know.</Link>
        </p>
      )}
      {hasMore && (
        <button
          type="button"
          className="button button--primary"
          onClick={showMore}>
          Show more results
        </button>
      )}
    </>
  );
}
