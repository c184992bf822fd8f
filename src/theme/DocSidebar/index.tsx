// Ejects DocSidebar: one tree, beside the page on desktops and a popover on phones, which opens without script.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  DOCS_MENU,
  MAIN_MENU,
  MenuPopover,
} from '@site/src/components/MenuPopover';

export default function DocSidebar({sidebar, path}: Props): ReactNode {
  const {noIndex} = useDocsVersion();
  return (
    <MenuPopover
      id={DOCS_MENU}
      className="docs-sidebar thin-scrollbar"
      back={
        <button
          type="button"
          className="clean-btn"
          popoverTarget={MAIN_MENU}
          // Without script, both stay open, one above the other.
          onClick={() => document.getElementById(DOCS_MENU)?.hidePopover()}>
          ← Back to main menu
        </button>
      }>
      {noIndex && (
        // The framework alone writes nofollow as well.
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <nav className="menu" aria-label="Docs sidebar">
        <ul className="menu__list">
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
    </MenuPopover>
  );
}
