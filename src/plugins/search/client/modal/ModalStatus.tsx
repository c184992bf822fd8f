import type {ReactNode} from 'react';

import {countText, ERROR_HELP, ERROR_TITLE, FALLBACK} from '../../shared/texts';
import type {Status} from './modalSearch';

/** What the dialog doesn't say by itself: failures, notices, and the count. */
export function ModalStatus(
  props: Status & {readonly onRetry: () => void},
): ReactNode {
  const {isFailed, isFallback, corrected, nbHits, onRetry} = props;
  if (isFailed === true) {
    return (
      <div className="DocSearch-ErrorScreen" role="alert">
        <p className="DocSearch-Title">{ERROR_TITLE}</p>
        <p className="DocSearch-Help">{ERROR_HELP}</p>
        <button
          type="button"
          className="button button--primary margin-top--md"
          onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  return (
    <>
      {isFallback === true && (
        <p className="search-modal__notice">
          <strong>{ERROR_TITLE}.</strong> {ERROR_HELP} {FALLBACK}
        </p>
      )}
      {corrected !== undefined && (
        <p className="search-modal__notice">
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
      <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {nbHits !== undefined && countText(nbHits)}
      </p>
    </>
  );
}
