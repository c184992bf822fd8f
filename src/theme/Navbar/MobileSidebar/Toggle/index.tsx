// Ejects Navbar/MobileSidebar/Toggle: opens a popover without script: the sidebar of a docs page, or else the main menu.
import type {ReactNode} from 'react';

import IconMenu from '@theme/Icon/Menu';
import {DOCS_MENU, MAIN_MENU} from '@site/src/components/MenuPopover';

/** CSS shows one of the two: only it knows whether the page has a sidebar. */
export default function MobileSidebarToggle(): ReactNode {
  return [DOCS_MENU, MAIN_MENU].map((id) => (
    <button
      key={id}
      type="button"
      className={`navbar__toggle clean-btn opens-${id}`}
      popoverTarget={id}
      aria-label="Open menu">
      <IconMenu />
    </button>
  ));
}
