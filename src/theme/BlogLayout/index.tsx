// Ejects @docusaurus/theme-classic/lib/theme/BlogLayout (sha256 f97007e2fe33): one column below a row of links, with the table of contents of a post next to it.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import type {Props} from '@theme/BlogLayout';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {Columns} from '@site/src/components/Columns/Columns';
import {BLOG_PAGES} from '@site/src/site/navigation';

import styles from './styles.module.css';

/** The layout of all blog pages. The list of posts needs no sidebar. */
export default function BlogLayout({
  sidebar: _sidebar,
  toc,
  children,
  ...layoutProps
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  // Without posts or authors of their own page, a list does not exist.
  const pages = BLOG_PAGES.filter(({to}) =>
    routes.some(({path}) => path === withBaseUrl(to)),
  );
  return (
    <Layout {...layoutProps}>
      <Columns contents={toc}>
        <main>
          <nav aria-label="Blog">
            <ul className={styles.ways}>
              {pages.map(({to, label}) => (
                <li key={to}>
                  <Link
                    to={to}
                    isNavLink
                    exact
                    className={clsx(styles.way)}
                    activeClassName={styles.current ?? ''}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {children}
        </main>
      </Columns>
    </Layout>
  );
}
