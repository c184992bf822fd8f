// Ejects @docusaurus/theme-classic/lib/theme/DocSidebar (sha256 69735ac5be2d): one tree, next to the page on desktops and in a popover on phones; works without scripts.
import type {ReactNode} from 'react';

import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocSidebar';
import clsx from 'clsx';
import {ArticleIcon} from '@site/src/components/Icon/ArticleIcon';
import {Icon} from '@site/src/components/Icon/Icon';
import {SidebarTree} from '@site/src/components/SidebarTree/SidebarTree';
import {pruneSidebar} from '@site/src/components/SidebarTree/pruneSidebar';
import {DOCS_MENU_ID, MAIN_MENU_ID} from '@site/src/site/navigation';

import styles from './styles.module.css';

export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const items = pruneSidebar(sidebar, path);
  return (
    <div
      id={DOCS_MENU_ID}
      popover="auto"
      className={clsx(
        ThemeClassNames.docs.docSidebarContainer,
        'oc-panel',
        styles.sidebar,
      )}>
      <div className={clsx('oc-panel__head', styles.head)}>
        <button
          type="button"
          className="oc-panel__button"
          popoverTarget={MAIN_MENU_ID}>
          <ArticleIcon name="back" /> Back to main menu
        </button>
        <button
          type="button"
          className="oc-panel__button"
          popoverTarget={DOCS_MENU_ID}
          popoverTargetAction="hide">
          <Icon name="close" /> Close
        </button>
      </div>
      <nav aria-label="Docs sidebar" className={styles.nav}>
        <SidebarTree items={items} path={path} />
      </nav>
    </div>
  );
}
