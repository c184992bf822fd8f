import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';

import {StagePlan} from './StagePlan';
import Start from './start.md';

import styles from './Opening.module.css';

/** What the platform is, two links to start from, and the first command. */
export function Opening(): ReactNode {
  return (
    <section className={styles.opening}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          An <span className={styles.whole}>open-source</span> internal
          developer platform for Kubernetes
        </h1>
        <p className={styles.lead}>
          Platform engineers set up environments and standards once. Developers
          describe what to run and who can call it. OpenChoreo turns both into
          plain Kubernetes objects.
        </p>
        <p className={styles.lead}>
          If you wire Argo CD, Backstage and Crossplane together yourself, you
          also have to design the model that connects them. OpenChoreo brings
          that model: builds, API policies, promotion, logs and the portal share
          your projects and environments.
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
