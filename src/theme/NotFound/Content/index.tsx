// Ejects NotFound/Content: a picture, and links for the address; starts React at once.
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
import {LATEST} from '@site/src/site/versions';
import {searchPageUrl} from '@site/src/plugins/search/shared/texts';

import {samePages, searchWords} from './address';
import LostPath from './lostPath.svg';

/** The not-found page; inside a docs version, the theme shows this part alone. */
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  const versions = useVersions(undefined);
  // The HTML is the same for all addresses.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? searchWords(pathname) : '';
  const pages = isBrowser ? samePages(pathname, versions) : [];
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <ApplicationStart />
      <PageMetadata
        title="Page not found"
        description="This page does not exist. Search, or start with the documentation."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="markdown" data-not-found>
        <LostPath className="margin-bottom--md" aria-hidden />
        <h1>Page not found</h1>
        <p>
          This way leads nowhere. The page may have moved, or the link may be
          wrong.
        </p>
        <ul>
          {pages.map(({label, path}) => (
            <li key={path}>
              <Link to={path}>This page in {label}</Link>
            </li>
          ))}
          <li>
            <Link to={searchPageUrl('/', words, LATEST.name)}>
              {words ? `Search for “${words}”` : 'Search'}
            </Link>
          </li>
          <li>
            <Link to="/docs/">Documentation</Link>
          </li>
          <li>
            <Link to={START_ROUTE}>Quick start</Link>
          </li>
        </ul>
        <p>
          If a link on this site brought you here, please{' '}
          <a href={SITE_REPOSITORY.issues}>let us know which page it is on</a>.
        </p>
      </div>
    </main>
  );
}
