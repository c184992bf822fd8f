// Ejects @docusaurus/core/lib/client/theme-fallback/Loading (sha256 ffd8013daa28): the same states, styled by classes instead of inline styles.
import type {ReactNode} from 'react';

import type {LoadingComponentProps} from 'react-loadable';

import styles from './styles.module.css';

/** Shown while a page's code is loading or if it failed to load. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <p className={styles.waiting} role="status">
      Loading…
    </p>
  );
}
