import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './state.md';

import styles from './State.module.css';

/** Version, maturity, license and ways to contribute. */
export function State(): ReactNode {
  return <Section words={Words} className={styles.state} />;
}
