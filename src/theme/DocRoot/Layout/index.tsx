// Ejects theme-classic 3.8.1 DocRoot/Layout: sidebar and page in one grid, without state.
import type {ReactNode} from 'react';

import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import {DOCS_MENU_CLASS} from '@site/src/site/navigation';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
    // A rule that asked `:root:has(…)` would style the page anew with each row
    // of search results.
    <HtmlClassNameProvider className={clsx(sidebar && DOCS_MENU_CLASS)}>
      <div className={clsx(styles.layout, sidebar && styles.withSidebar)}>
        {sidebar && (
          <DocSidebar
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        )}
        <main className={styles.main}>{children}</main>
      </div>
    </HtmlClassNameProvider>
  );
}
