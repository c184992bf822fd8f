import type {ReactNode} from 'react';

import {Section} from './Section';
import Words from './tasks.md';

import styles from './Tasks.module.css';

/** Two columns of real tasks, each a way to the page that shows how. */
export function Tasks(): ReactNode {
  return <Section words={Words} className={styles.tasks} />;
}
