// Ejects @docusaurus/theme-classic/lib/theme/EditMetaRow (sha256 05fef2805640): one line with the site's own icon, without the framework's grid.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditMetaRow';
import clsx from 'clsx';
import {ArticleIcon} from '@site/src/components/Icon/ArticleIcon';
import {SITE} from '@site/src/site/site';

import styles from './styles.module.css';

/** Formats dates like `Sep 18, 2025`, in UTC for all readers. */
const DAY = new Intl.DateTimeFormat(SITE.locale, {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

/** The link to a page's source, and the date of its last change. */
export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && (
        <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
          <ArticleIcon name="edit" /> Edit this page
        </Link>
      )}
      {typeof lastUpdatedAt === 'number' && (
        <span className={ThemeClassNames.common.lastUpdated}>
          Last updated on{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
            {DAY.format(lastUpdatedAt)}
          </time>
        </span>
      )}
    </div>
  );
}
