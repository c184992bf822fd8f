// Ejects @docusaurus/theme-classic/lib/theme/DocCategoryGeneratedIndexPage (sha256 480012565b40): with the header of a documentation page above the list.
import type {ReactNode} from 'react';

import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import {given} from '@site/src/lib/given';

import styles from './styles.module.css';

/** The index page of a category: its description and its pages. */
export default function DocCategoryGeneratedIndexPage({
  categoryGeneratedIndex: {title, description, navigation},
}: Props): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return (
    <div className={styles.page}>
      <PageMetadata title={title} {...given({description})} />
      <DocVersionBanner />
      <div className="oc-page-header">
        <DocBreadcrumbs />
        <DocVersionBadge />
      </div>
      <article>
        <h1>{title}</h1>
        {description !== undefined && <p className="oc-lead">{description}</p>}
        <DocCardList items={items} />
      </article>
      <DocPaginator {...navigation} />
    </div>
  );
}
