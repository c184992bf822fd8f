// Ejects @docusaurus/theme-classic/lib/theme/DocRoot/Layout (sha256 c130bce70748): sidebar and page in one grid, without state.
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
    // With a rule such as `:root:has(…)`, each new row of search results would
    // restyle the whole page.
    <HtmlClassNameProvider className={clsx(sidebar && DOCS_MENU_CLASS)}>
      <div className={clsx(styles.layout, sidebar && styles.withTree)}>
        {sidebar && (
          <DocSidebar
            sidebar={sidebar.items}
            path={pathname}
            onCollapse={() => undefined}
            isHidden={false}
          />
        )}
        <main className={styles.beside}>{children}</main>
      </div>
    </HtmlClassNameProvider>
  );
}
