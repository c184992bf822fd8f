import type {ReactNode} from 'react';

import styles from './Wordmark.module.css';

/**
 * The sign of the platform: a cell seen from above. Its wall is open at four
 * gates, and the paths through them draw an O around a C.
 */
export function Wordmark(): ReactNode {
  return (
    <>
      <svg
        className={styles.sign}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        strokeLinecap="round"
        aria-hidden="true">
        <path
          className={styles.wall}
          strokeWidth="2.5"
          d="M13 4h-2.5L4 10.5V13M19 4h2.5L28 10.5V13M4 19v2.5l6.5 6.5H13M28 19v2.5L21.5 28H19"
        />
        <path
          className={styles.path}
          strokeWidth="2.5"
          d="M20 12.5a5.3 5.3 0 1 0 0 7"
        />
        <path
          className={styles.gate}
          strokeWidth="2.5"
          d="M16 3v3M16 26v3M3 16h3M26 16h3"
        />
      </svg>
      <span className={styles.name}>OpenChoreo</span>
    </>
  );
}
