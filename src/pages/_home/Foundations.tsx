import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './foundations.md';

import styles from './Foundations.module.css';

/** The open-source parts, and what each is used for. */
export function Foundations(): ReactNode {
  return <Section words={Words} className={styles.parts} />;
}
