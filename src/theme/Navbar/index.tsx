// Ejects @docusaurus/theme-classic/lib/theme/Navbar (sha256 afeb118bb9c8): a bar and a menu in plain HTML; the menu is a popover and opens without scripts.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {
  splitNavbarItems,
  useHideableNavbar,
} from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';
import {Wordmark} from '@site/src/components/Wordmark/Wordmark';
import {DOCS_MENU_ID, MAIN_MENU_ID} from '@site/src/site/navigation';
import {SITE} from '@site/src/site/site';

import styles from './styles.module.css';

function NavbarItems({
  items,
  mobile,
}: {
  items: NavbarItemConfig[];
  mobile?: boolean;
}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }>
      <NavbarItem {...item} {...(mobile === true && {mobile})} />
    </ErrorCauseBoundary>
  ));
}

/** CSS shows the first on documentation pages, else the second. */
const MENUS = [
  {id: DOCS_MENU_ID, name: 'documentation', className: styles.opensDocsMenu},
  {id: MAIN_MENU_ID, name: 'main', className: styles.opensMainMenu},
] as const;

function MainMenu({items}: {items: NavbarItemConfig[]}): ReactNode {
  return (
    <div
      id={MAIN_MENU_ID}
      popover="auto"
      className={clsx('oc-panel', styles.mainMenu)}>
      <nav aria-label="Main menu">
        <div className="oc-panel__head">
          <span className="oc-panel__title">Menu</span>
          <button
            type="button"
            className="oc-panel__button"
            popoverTarget={MAIN_MENU_ID}
            popoverTargetAction="hide">
            <Icon name="close" /> Close
          </button>
        </div>
        <ul className={styles.menuList}>
          <NavbarItems items={items} mobile />
        </ul>
      </nav>
    </div>
  );
}

export default function Navbar(): ReactNode {
  // The framework types the items loosely but has validated them.
  const {hideOnScroll, items: rawItems} = useThemeConfig().navbar;
  const items = rawItems as NavbarItemConfig[];
  const [leftItems, rightItems] = splitNavbarItems(items);
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <header
      ref={navbarRef}
      className={clsx(
        'theme-layout-navbar',
        'navbar--fixed-top',
        styles.navbar,
        hideOnScroll && styles.hideable,
        hideOnScroll && !isNavbarVisible && styles.hidden,
      )}>
      <div className={styles.inner}>
        {MENUS.map(({id, name, className}) => (
          <button
            key={id}
            type="button"
            className={clsx('oc-icon-button', styles.menuButton, className)}
            popoverTarget={id}
            aria-label={`Open ${name} menu`}>
            <Icon name="menu" />
          </button>
        ))}
        <Link
          to="/"
          className={clsx(styles.brand)}
          aria-label={`${SITE.name}, home`}>
          <Wordmark />
        </Link>
        <nav aria-label="Main" className={styles.items}>
          <ul className={clsx('theme-layout-navbar-left', styles.group)}>
            <NavbarItems items={leftItems} />
          </ul>
          <ul className={clsx('theme-layout-navbar-right', styles.group)}>
            <NavbarItems items={rightItems} />
          </ul>
        </nav>
        <NavbarColorModeToggle />
        <SearchBar />
      </div>
      <MainMenu items={items} />
    </header>
  );
}
