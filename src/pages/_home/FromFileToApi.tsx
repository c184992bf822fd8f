import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './fromFileToApi.md';

import styles from './FromFileToApi.module.css';

/** A manifest next to what the platform creates from it. */
export function FromFileToApi(): ReactNode {
  return <Section words={Words} className={styles.plan} />;
}
