// Ejects @docusaurus/theme-classic/lib/theme/NotFound/Content (sha256 1339cadd0fe0): the same text, plus a drawing, links and room for suggestions.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';
import {SITE_REPOSITORY} from '@site/src/site/site';

import styles from './styles.module.css';

/** A script fills the element, so React must leave it alone. */
const NOTHING = {__html: ''};

const WAYS = [
  {to: '/docs/', label: 'Documentation'},
  {to: START_ROUTE, label: 'Quick start'},
  {to: '/search/', label: 'Search'},
  {to: '/', label: 'Home page'},
] as const;

/** The not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <main className={clsx(styles.page, className)}>
      <svg
        className={styles.plan}
        viewBox="0 0 220 120"
        width="308"
        height="168"
        fill="none"
        aria-hidden="true">
        <path
          className={styles.wall}
          d="M148 12h44l20 20v56l-20 20h-44l-20-20V76M128 44V32l20-20"
        />
        <path className={styles.gate} d="M128 52v16" />
        <path className={styles.way} d="M4 60h64c14 0 20 8 20 20v20" />
        <path className={styles.end} d="m82 104 12 12m0-12-12 12" />
      </svg>
      <div>
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          If a link on this site brought you here, please{' '}
          <a href={SITE_REPOSITORY.issues}>let us know which page it is on</a>.
          If you came from another site, please let its owner know.
        </p>
        <ul className={styles.ways} aria-label="Where to go next">
          {WAYS.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        {/* Last, because it appears late and must not shift the text. */}
        <div
          className={styles.suggestions}
          data-not-found={siteConfig.customFields?.['notFoundScript']}
          suppressHydrationWarning
          dangerouslySetInnerHTML={NOTHING}
        />
      </div>
    </main>
  );
}
