import type {ReactNode} from 'react';

import styles from './Contents.module.css';

export interface ContentsProps {
  readonly className: string | undefined;
  /** The list of headings. */
  readonly children: ReactNode;
}

/** A table of contents; the starter marks the current section in it. */
export function Contents({className, children}: ContentsProps): ReactNode {
  return (
    <nav className={className} aria-label="On this page" data-contents>
      <p className={styles.title}>On this page</p>
      {children}
    </nav>
  );
}
