// Ejects theme-classic 3.8.1 DocItem/Layout: the contents stand once for phones and once for desktops, without measuring the window.
import type {ReactNode} from 'react';

import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import TOC from '@theme/TOC';

import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {toc, frontMatter, metadata} = useDoc();
  const {label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const hasContents =
    frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <article>
          <p className="oc-print-only">
            {siteConfig.title} {label} · {siteConfig.url}
            {metadata.permalink.replace(/\/?$/, '/')}
          </p>
          <div className="oc-page-head">
            <DocBreadcrumbs />
            <DocVersionBadge />
          </div>
          {hasContents && (
            <details className={styles.contents}>
              <summary>On this page</summary>
              <nav aria-label="Contents of this page">
                <TOC toc={toc} />
              </nav>
            </details>
          )}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
      {hasContents && (
        <nav className={styles.side} aria-label="On this page" data-contents>
          <p className={styles.sideTitle}>On this page</p>
          <TOC toc={toc} />
        </nav>
      )}
    </div>
  );
}
