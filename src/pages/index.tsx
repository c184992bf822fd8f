import type {PropsWithChildren, ReactNode} from 'react';

import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';
import {SITE} from '@site/src/site/site';

import ControlPlaneObjects from './_home/controlPlaneObjects.md';
import DataPlaneObjects from './_home/dataPlaneObjects.md';
import Foundations from './_home/foundations.md';
import FromFileToApi from './_home/fromFileToApi.md';
import Journey from './_home/journey.md';
import Paths from './_home/paths.md';
import Plan from './_home/stagePlan.svg';
import WidePlan from './_home/stagePlanWide.svg';
import Start from './_home/start.md';
import State from './_home/state.md';
import Tasks from './_home/tasks.md';
import styles from './_home/home.module.css';

/** What the plan shows, for those who don't see it. Only one of the two is displayed. */
const PLAN = {
  role: 'img',
  'aria-label':
    'Plan of the platform. Developers and platform engineers work with the control plane, which starts builds in the build plane and applies objects to the data plane. The build plane turns source code into an image for the data plane. There, users come through a gateway to three cells: development, staging and production, each promoted to the next. Container logs go to the observability plane.',
};

/** A band of the page, as wide as the window, with text as wide as the site. */
function Section({
  className,
  children,
}: PropsWithChildren<{readonly className?: string | undefined}>): ReactNode {
  return (
    <section className={clsx('padding-bottom--lg', styles.section)}>
      <div className={clsx('container markdown', className)}>
        <MDXContent>{children}</MDXContent>
      </div>
    </section>
  );
}

/** The sections below the first three. */
const SECTIONS = [
  {className: styles.journey, Content: Journey},
  {className: styles.paths, Content: Paths},
  {className: styles.tasks, Content: Tasks},
  {className: styles.foundations, Content: Foundations},
  {className: styles.state, Content: State},
];

/** The landing page. Its Markdown files can use constants and samples. */
export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main>
        <Section className={styles.hero}>
          <h1>An open-source internal developer platform for Kubernetes</h1>
          <div className="margin-top--md">
            <p>
              Platform engineers set the standards once, developers describe
              what to run, and OpenChoreo turns both into plain Kubernetes
              objects.
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
          </div>
          <figure className="margin-top--lg">
            <div className={styles.sheet}>
              <WidePlan className={styles.wide} {...PLAN} />
              <Plan className={styles.tall} {...PLAN} />
            </div>
            <figcaption>
              <b>The platform, seen from above.</b> One project in three
              environments makes three cells. Changes go through the control
              plane; your users’ requests never do.
            </figcaption>
          </figure>
        </Section>
        <Section className={styles.start}>
          <Start />
        </Section>
        <Section className={styles.objects}>
          <FromFileToApi />
          <div className={clsx(styles.plane, 'diagram--control')}>
            <ControlPlaneObjects />
          </div>
          <div className={clsx(styles.plane, 'diagram--data')}>
            <DataPlaneObjects />
          </div>
        </Section>
        {SECTIONS.map(({className, Content}) => (
          <Section key={className} className={className}>
            <Content />
          </Section>
        ))}
      </main>
    </Layout>
  );
}
