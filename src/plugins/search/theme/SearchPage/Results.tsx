import {type ReactNode, useEffect, useRef} from 'react';

import Link from '@docusaurus/Link';

import {SITE_REPOSITORY} from '@site/src/site/site';
import {docsVersionByName} from '@site/src/site/versions';
import {HitSnippet, HitTitle, pathOf} from '../../client/HitText';
import {HITS_PER_PAGE, type SearchHit} from '../../shared/provider';
import {
  countText,
  ERROR_HELP,
  ERROR_TITLE,
  FALLBACK,
  missingResultsUrl,
} from '../../shared/texts';
import styles from './searchPage.module.css';
import {useAnswer} from './useAnswer';

function Rows({
  hits,
  version,
}: {
  readonly hits: readonly SearchHit[];
  readonly version: string;
}): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const rows = hits.length;
  useEffect(() => {
    if (rows <= HITS_PER_PAGE) return;
    // The first of the rows that the button has added.
    const first = Math.floor((rows - 1) / HITS_PER_PAGE) * HITS_PER_PAGE;
    list.current?.querySelectorAll<HTMLElement>('h2 a')[first]?.focus();
  }, [rows]);
  const {label} = docsVersionByName(version);
  return (
    <ol ref={list} className={styles.results}>
      {hits.map((hit) => (
        <li key={hit.objectID} className={styles.result}>
          <h2>
            <Link to={hit.url}>
              <HitTitle hit={hit} />
            </Link>
          </h2>
          <p className={styles.path}>{[...pathOf(hit), label].join(' › ')}</p>
          <p>
            <HitSnippet hit={hit} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The rows for a query, what is said of them, and what to do without any. */
export function Results({
  query,
  version,
}: {
  readonly query: string;
  readonly version: string;
}): ReactNode {
  const {
    answer,
    hits = [],
    isFailed = false,
    more,
    retry,
  } = useAnswer(query, version);
  const {nbHits = 0, corrected} = answer?.result ?? {};
  const count = nbHits === 0 ? `No results for "${query}"` : countText(nbHits);
  return (
    <>
      <p role="status" className={styles.count}>
        {answer && count}
        {isFailed && ERROR_TITLE}
        {query !== '' && !answer && !isFailed && (
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
      {answer?.isFallback && (
        <p>
          <strong>{ERROR_TITLE}.</strong> {ERROR_HELP} {FALLBACK}
        </p>
      )}
      {corrected !== undefined && nbHits > 0 && (
        <p>
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
      <Rows hits={hits} version={version} />
      {answer && nbHits === 0 && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl(SITE_REPOSITORY.issues, query)}>
            Let us know.
          </Link>
        </p>
      )}
      {more && (
        <button type="button" className="button button--primary" onClick={more}>
          Show more results
        </button>
      )}
    </>
  );
}
