import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './journey.md';

import styles from './Journey.module.css';

/** The five steps from commit to cell. */
export function Journey(): ReactNode {
  return <Section words={Words} className={styles.journey} />;
}
