import type {ReactNode} from 'react';

import clsx from 'clsx';

import {Contents} from './Contents';

import styles from './Columns.module.css';

export interface ColumnsProps {
  /** The table of contents; `undefined` for a page without one. */
  readonly contents: ReactNode;
  readonly children: ReactNode;
}

/** A page outside the documentation, with its contents next to it on desktops. */
export function Columns({contents, children}: ColumnsProps): ReactNode {
  const hasContents = contents !== undefined;
  return (
    <div className={clsx(styles.columns, hasContents && styles.withContents)}>
      {children}
      {hasContents && (
        <Contents className={styles.contents}>{contents}</Contents>
      )}
    </div>
  );
}
