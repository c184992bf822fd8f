// Ejects @docusaurus/theme-classic/lib/theme/DocItem/Layout (sha256 361ec13321c7): renders the table of contents for phones and for desktops, without measuring the window.
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
import clsx from 'clsx';
import {Contents} from '@site/src/components/Columns/Contents';
import {given} from '@site/src/lib/given';

import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {toc, frontMatter, metadata} = useDoc();
  const {label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const levels = given({
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  });
  const hasContents =
    frontMatter.hide_table_of_contents !== true && toc.length > 0;
  return (
    <div className={clsx(styles.columns, hasContents && styles.twoColumns)}>
      <div className={clsx(styles.column, toc.length === 0 && styles.alone)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <p className="oc-print-only" hidden>
          {siteConfig.title} {label} · {siteConfig.url}
          {metadata.permalink.replace(/\/?$/, '/')}
        </p>
        {/* Reader views drop elements that are called header or menu. */}
        <div className="oc-page-header">
          <DocBreadcrumbs />
          <DocVersionBadge />
        </div>
        {hasContents && (
          <nav className={styles.menu} aria-label="Table of contents">
            <details>
              <summary>On this page</summary>
              <TOC toc={toc} {...levels} />
            </details>
          </nav>
        )}
        {/* Only the text, because reader views look for this element. */}
        <article>
          <DocItemContent>{children}</DocItemContent>
        </article>
        <DocItemFooter />
        <DocItemPaginator />
      </div>
      {hasContents && (
        <Contents className={styles.side}>
          <TOC toc={toc} {...levels} />
        </Contents>
      )}
    </div>
  );
}
