// Ejects Navbar/MobileSidebar: a popover that is in the HTML of every page and opens without script.
import type {ReactNode} from 'react';

import {useThemeConfig} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemProps} from '@theme/NavbarItem';
import {MAIN_MENU, MenuPopover} from '@site/src/components/MenuPopover';

export default function NavbarMobileSidebar(): ReactNode {
  // The framework types the items loosely but has validated them.
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <MenuPopover id={MAIN_MENU} back={<b>Menu</b>}>
      <ul className="menu menu__list">
        {items.map((item, index) => (
          <NavbarItem key={index} mobile {...item} />
        ))}
      </ul>
    </MenuPopover>
  );
}
