import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './foundations.md';

import styles from './Foundations.module.css';

/** The open-source projects the platform builds on, and what each one does. */
export function Foundations(): ReactNode {
  return <Section words={Words} className={styles.parts} />;
}
