import type {ComponentType, ReactNode} from 'react';

import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';

import styles from './Section.module.css';

export interface SectionProps {
  /** A Markdown file in this folder, which can use constants and samples. */
  readonly words: ComponentType;
  readonly className?: string | undefined;
}

/** A section of the home page: Markdown text, styled by a class. */
export function Section({words: Words, className}: SectionProps): ReactNode {
  return (
    <section className={styles.section}>
      <div className={clsx('markdown', styles.words, className)}>
        <MDXContent>
          <Words />
        </MDXContent>
      </div>
    </section>
  );
}
