import type {ReactNode} from 'react';

import {SITE} from '@site/src/site/site';

import styles from './Wordmark.module.css';

/** The wall of a cell with its four gates: a C, open to the east. */
const WALL =
  'M29.2 10.5 21.5 2.8h-4.1M14.6 2.8h-4.1L2.8 10.5v4.1M2.8 17.4v4.1l7.7 7.7h4.1M17.4 29.2h4.1l7.7-7.7';

/** What runs in the cell, an O, and its path out through the east gate. */
const CORE =
  'M18.3 10.4l3.3 3.3v4.6l-3.3 3.3h-4.6l-3.3-3.3v-4.6l3.3-3.3zM21.6 16H31';

/** The logo, a cell seen from above, and the name of the platform. */
export function Wordmark(): ReactNode {
  return (
    <>
      <svg
        className={styles.sign}
        viewBox="0 0 32 32"
        width="32"
        height="32"
        fill="none"
        strokeWidth="3.2"
        aria-hidden="true">
        <path className={styles.wall} d={WALL} />
        <path className={styles.core} d={CORE} />
      </svg>
      <span className={styles.name}>{SITE.name}</span>
    </>
  );
}
