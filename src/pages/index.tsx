import type {PropsWithChildren, ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';
import {SITE} from '@site/src/site/site';

import Foundations from './_home/foundations.md';
import FromFileToApi from './_home/fromFileToApi.md';
import Journey from './_home/journey.md';
import Paths from './_home/paths.md';
import Plan from './_home/stagePlan.svg';
import Start from './_home/start.md';
import State from './_home/state.md';
import Tasks from './_home/tasks.md';

import styles from './_home/home.module.css';

/** A band of the page, as wide as the window, with text as wide as the site. */
function Section({
  className,
  children,
}: PropsWithChildren<{readonly className?: string | undefined}>): ReactNode {
  return (
    <section className={styles.section}>
      <div className={clsx('container markdown', className)}>
        <MDXContent>{children}</MDXContent>
      </div>
    </section>
  );
}

/** The landing page. Its Markdown files can use constants and samples. */
export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main>
        <Section>
          <div className="row">
            <div className="col col--6">
              <h1>
                An <span className={styles.whole}>open-source</span> internal
                developer platform for Kubernetes
              </h1>
              <p>
                Platform engineers set the standards once, developers describe
                what to run, and OpenChoreo turns both into plain Kubernetes
                objects. You no longer build the model between your tools:
                builds, API policies, promotion, logs and the portal share your
                projects and environments.
              </p>
              <p>
                <Link
                  className="button button--primary margin-right--sm margin-bottom--sm"
                  to={START_ROUTE}>
                  Quick start
                </Link>
                <Link
                  className="button button--primary button--outline margin-bottom--sm"
                  to="/docs/">
                  Documentation
                </Link>
              </p>
              <Start />
            </div>
            <figure className="col col--6">
              <Plan
                className={styles.plan}
                role="img"
                aria-label="Plan of the platform: control plane, build plane, data plane with three cells, observability plane, and the paths between them"
              />
              <figcaption>
                One project in three environments makes three cells. Changes go
                through the control plane; your users’ requests never do.
              </figcaption>
            </figure>
          </div>
        </Section>
        <Section className={styles.grid}>
          <Paths />
        </Section>
        <Section className={styles.objects}>
          <FromFileToApi />
        </Section>
        <Section className={styles.tasks}>
          <Tasks />
        </Section>
        <Section className={styles.grid}>
          <Journey />
        </Section>
        <Section>
          <Foundations />
        </Section>
        <Section>
          <State />
        </Section>
      </main>
    </Layout>
  );
}
