import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './journey.md';

import styles from './Journey.module.css';

/** From commit to cell, as one strip of five steps. */
export function Journey(): ReactNode {
  return <Section words={Words} className={styles.journey} />;
}
