import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './tasks.md';

import styles from './Tasks.module.css';

/** Two columns of tasks, each linked to the page that explains it. */
export function Tasks(): ReactNode {
  return <Section words={Words} className={styles.tasks} />;
}
