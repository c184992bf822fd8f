import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './fromFileToApi.md';

import styles from './FromFileToApi.module.css';

/** A manifest, and what the platform makes of it, line to thing. */
export function FromFileToApi(): ReactNode {
  return <Section words={Words} className={styles.plan} />;
}
