// Ejects @docusaurus/theme-classic/lib/theme/NotFound/Content (sha256 1339cadd0fe0): the same text, plus a drawing, and links for the address.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {START_ROUTE} from '@site/src/site/navigation';
import {SITE_REPOSITORY} from '@site/src/site/site';

import {samePages, searchWords} from './address';
import styles from './styles.module.css';

const WAYS = [
  {to: '/docs/', label: 'Documentation'},
  {to: START_ROUTE, label: 'Quick start'},
  {to: '/', label: 'Home page'},
] as const;

/** The not-found page. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  // The HTML is the same for all addresses.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? searchWords(pathname) : '';
  return (
    <main className={clsx(styles.page, className)} data-not-found>
      {/* Inside a docs version the theme shows this part alone. */}
      <PageMetadata title="Page Not Found" />
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
          <li>
            <Link to={`/search/${words && `?q=${encodeURIComponent(words)}`}`}>
              {words ? `Search for “${words}”` : 'Search'}
            </Link>
          </li>
          {isBrowser &&
            samePages(pathname, versions).map(({label, path}) => (
              <li key={path}>
                <Link to={path}>This page in {label}</Link>
              </li>
            ))}
        </ul>
      </div>
    </main>
  );
}
