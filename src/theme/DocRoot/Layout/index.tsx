// Ejects @docusaurus/theme-classic/lib/theme/DocRoot/Layout (sha256 c130bce70748): sidebar and page in one grid, without state.
import type {ReactNode} from 'react';

import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import type {Props} from '@theme/DocRoot/Layout';
import clsx from 'clsx';

import styles from './styles.module.css';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const {pathname} = useLocation();
  return (
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
  );
}
