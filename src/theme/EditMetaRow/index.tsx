// Ejects theme-classic 3.8.1 EditMetaRow: one line without the framework's grid, with the site's own sign.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';

import styles from './styles.module.css';

/** The way to a page's source, and when it changed last if git knows. */
export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const isDated = Boolean(lastUpdatedAt) || Boolean(lastUpdatedBy);
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && (
        <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
          <Icon name="edit" /> Edit this page
        </Link>
      )}
      {isDated && (
        <LastUpdated
          {...(typeof lastUpdatedAt === 'number' && {lastUpdatedAt})}
          {...(typeof lastUpdatedBy === 'string' && {lastUpdatedBy})}
        />
      )}
    </div>
  );
}
