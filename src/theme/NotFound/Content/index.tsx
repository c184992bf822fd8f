// Ejects NotFound/Content: the theme's words, with a drawing and links for the address; starts React at once.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import {ApplicationStart} from '@site/src/components/ApplicationStart';
import {START_ROUTE} from '@site/src/site/navigation';
import {SITE_REPOSITORY} from '@site/src/site/site';

import {samePages, searchWords} from './address';
import styles from './styles.module.css';

/** The not-found page; inside a docs version, the theme shows this part alone. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  // The HTML is the same for all addresses.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? searchWords(pathname) : '';
  const ways = [
    {to: '/docs/', label: 'Documentation'},
    {to: START_ROUTE, label: 'Quick start'},
    {to: '/', label: 'Home page'},
    {
      to: `/search/${words && `?q=${encodeURIComponent(words)}`}`,
      label: words ? `Search for “${words}”` : 'Search',
    },
    ...(isBrowser ? samePages(pathname, versions) : []).map(
      ({label, path}) => ({to: path, label: `This page in ${label}`}),
    ),
  ];
  return (
    <main className={clsx('container', styles.page, className)} data-not-found>
      <ApplicationStart />
      <PageMetadata
        title="Page Not Found"
        description="This page does not exist. Search, or start with the documentation."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <svg
        viewBox="0 0 220 120"
        width="308"
        height="168"
        fill="none"
        aria-hidden="true">
        <path d="M148 12h44l20 20v56l-20 20h-44l-20-20V76M128 44V32l20-20" />
        <path d="M128 52v16" />
        <path d="M4 60h64c14 0 20 8 20 20v20" />
        <path d="m82 104 12 12m0-12-12 12" />
      </svg>
      <div>
        <h1>Page Not Found</h1>
        <p>We could not find what you were looking for.</p>
        <p>
          If a link on this site brought you here, please{' '}
          <a href={SITE_REPOSITORY.issues}>let us know which page it is on</a>.
          If you came from another site, please let its owner know.
        </p>
        <ul aria-label="Where to go next">
          {ways.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
