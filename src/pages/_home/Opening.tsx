import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';

import StagePlan from './stagePlan.svg';
import Start from './start.md';

import styles from './Opening.module.css';
import section from './Section.module.css';
import plan from './StagePlan.module.css';

/** What the platform is, two links to start from, the first commands, and a plan. */
export function Opening(): ReactNode {
  return (
    <section className={section.section}>
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>
            An <span className={styles.whole}>open-source</span> internal
            developer platform for Kubernetes
          </h1>
          <p className={styles.lead}>
            Platform engineers set the standards once, developers describe what
            to run, and OpenChoreo turns both into plain Kubernetes objects. You
            no longer build the model between your tools: builds, API policies,
            promotion, logs and the portal share your projects and environments.
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
        <figure className={plan.figure}>
          <StagePlan
            className={plan.plan}
            role="img"
            aria-label="Plan of the platform: control plane, build plane, data plane with three cells, observability plane, and the paths between them"
          />
          <figcaption className={plan.caption}>
            One project in three environments makes three cells. Changes go
            through the control plane; your users’ requests never do.
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
