import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';

import {StagePlan} from './StagePlan';
import Start from './start.md';

import styles from './Opening.module.css';

/** What it is, for whom, two ways in, and the command that starts it. */
export function Opening(): ReactNode {
  return (
    <section className={styles.opening}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          An <span className={styles.whole}>open-source</span> internal
          developer platform for Kubernetes
        </h1>
        <p className={styles.lead}>
          Platform engineers lay out clusters, environments and rules.
          Developers say what runs and who may call it. OpenChoreo makes the
          Kubernetes objects in between, and keeps them in step.
        </p>
        <p className={styles.ways}>
          <Link className="oc-button" to={START_ROUTE}>
            Quick start
          </Link>
          <Link className={clsx('oc-button', 'oc-button--plain')} to="/docs/">
            Documentation
          </Link>
        </p>
        <div className={clsx('markdown', styles.start)}>
          <MDXContent>
            <Start />
          </MDXContent>
        </div>
      </div>
      <StagePlan />
    </section>
  );
}
