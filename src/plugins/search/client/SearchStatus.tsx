import type {ReactNode} from 'react';

import type {Status} from './useSearch';

const ERROR_TITLE = 'Unable to fetch results';
const ERROR_HELP =
  // oxlint-disable-next-line no-restricted-properties -- a constant of the bundler
  process.env.NODE_ENV === 'development'
    ? 'Search needs a built site: npm run build && npm run serve'
    : 'You might want to check your network connection.';

/** What is said of a search: the count of its rows, notices, or that it failed. */
export function SearchStatus({
  status: {isFailed = false, isFallback = false, corrected},
  className,
  children,
  onRetry,
}: {
  readonly status: Status;
  /** Of the line that screen readers announce. */
  readonly className: string | undefined;
  /** What that line says unless the search failed. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <>
      <p role="status" className={className}>
        {isFailed ? ERROR_TITLE : children}
      </p>
      {isFailed && (
        <>
          <p>{ERROR_HELP}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={onRetry}>
            Try again
          </button>
        </>
      )}
      {isFallback && (
        <p>
          <strong>{ERROR_TITLE}.</strong> {ERROR_HELP} These results come from
          this site&apos;s own index.
        </p>
      )}
      {corrected !== undefined && (
        <p>
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
    </>
  );
}
