import {type ReactNode, useEffect, useRef, useState} from 'react';

import Link from '@docusaurus/Link';

import {SITE_REPOSITORY} from '@site/src/site/site';
import {DOCS_VERSIONS} from '@site/src/site/versions';
import {HitSnippet, HitTitle} from '../../client/HitText';
import {useHrefOf} from '../../client/settings';
import type {SearchHit} from '../../shared/algolia';
import {readHitText} from '../../shared/hitText';
import {LIMITS} from '../../shared/limits';
import {
  countText,
  ERROR_HELP,
  ERROR_TITLE,
  FALLBACK,
  missingResultsUrl,
} from '../../shared/texts';
import styles from './searchPage.module.css';
import {useAnswer} from './useAnswer';

/** Milliseconds after which an answer is said to be awaited. */
const STALLED_MS = 300;

function Rows({
  hits,
  version,
}: {
  readonly hits: readonly SearchHit[];
  readonly version: string;
}): ReactNode {
  const hrefOf = useHrefOf();
  const label = DOCS_VERSIONS.find(({name}) => name === version)?.label ?? '';
  return (
    <ol className={styles.results}>
      {hits.map((hit) => (
        <li key={hit.objectID} className={styles.result}>
          <h2>
            <Link to={hrefOf(hit.url)}>
              <HitTitle hit={hit} />
            </Link>
          </h2>
          <p className={styles.path}>
            {[...readHitText(hit).path, label].join(' › ')}
          </p>
          <p>
            <HitSnippet hit={hit} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Nothing({
  query,
  suggestions = [],
  onSuggestion,
}: {
  readonly query: string;
  readonly suggestions: readonly string[] | undefined;
  readonly onSuggestion: (query: string) => void;
}): ReactNode {
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul>
            {suggestions.map((text) => (
              <li key={text}>
                <button
                  type="button"
                  className="oc-button"
                  onClick={() => {
                    onSuggestion(text);
                  }}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a
          href={missingResultsUrl(SITE_REPOSITORY.issues, query)}
          target="_blank"
          rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}

/** Whether an answer is awaited for long enough to say so. */
function useStalled(isAwaited: boolean): boolean {
  const [isStalled, setStalled] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(setStalled, STALLED_MS, true);
    return () => {
      clearTimeout(timer);
      setStalled(false);
    };
  }, [isAwaited]);
  return isStalled;
}

/** The rows for a query, what is said of them, and what to do without any. */
export function Results({
  query,
  version,
  onSuggestion,
}: {
  readonly query: string;
  readonly version: string;
  readonly onSuggestion: (query: string) => void;
}): ReactNode {
  const {answer, hits, isFailed, parts, more, retry} = useAnswer(
    query,
    version,
  );
  const list = useRef<HTMLDivElement>(null);
  const isStalled = useStalled(query !== '' && !answer && isFailed !== true);
  const result = answer?.result;
  const {nbHits = 0, nbPages = 0} = result ?? {};
  const rows = hits?.length ?? 0;
  useEffect(() => {
    // The first of the rows that the button has added.
    if (parts === 1 || rows <= (parts - 1) * LIMITS.hitsPerPage) return;
    const links = list.current?.querySelectorAll<HTMLElement>('h2 a');
    links?.[(parts - 1) * LIMITS.hitsPerPage]?.focus();
  }, [parts, rows]);
  const count = nbHits === 0 ? `No results for "${query}"` : countText(nbHits);
  return (
    <div ref={list}>
      <p role="status" className={styles.count}>
        {isStalled && 'Searching…'}
        {answer && count}
        {isFailed && ERROR_TITLE}
      </p>
      {query === '' && <p>Enter a word, kind, field path or command.</p>}
      {isFailed && (
        <>
          <p>{ERROR_HELP}</p>
          <button type="button" className="oc-button" onClick={retry}>
            Try again
          </button>
        </>
      )}
      {answer?.isFallback && (
        <p>
          <strong>{ERROR_TITLE}.</strong> {ERROR_HELP} {FALLBACK}
        </p>
      )}
      {result?.corrected !== undefined && nbHits > 0 && (
        <p>
          Showing results for <strong>{result.corrected}</strong>
        </p>
      )}
      {hits && <Rows hits={hits} version={version} />}
      {answer && nbHits === 0 && (
        <Nothing
          query={query}
          suggestions={result?.suggestions}
          onSuggestion={onSuggestion}
        />
      )}
      {parts < nbPages && (
        <button type="button" className="oc-button" onClick={more}>
          Show more results
        </button>
      )}
    </div>
  );
}
