// Ejects theme-classic 3.8.1 DocVersionBadge: the same words in the site's own dress.
import type {ReactNode} from 'react';

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBadge';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Which version of the documentation the page belongs to. */
export default function DocVersionBadge({className}: Props): ReactNode {
  const {badge, label} = useDocsVersion();
  if (!badge) return null;
  return (
    <span
      className={clsx(
        ThemeClassNames.docs.docVersionBadge,
        styles.badge,
        className,
      )}>
      Version: {label}
    </span>
  );
}
