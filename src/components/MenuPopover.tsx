import {useEffect, useRef, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';

/** Ids of the popovers: the main menu, and the sidebar of a docs page. */
export const MAIN_MENU = 'main-menu';
export const DOCS_MENU = 'docs-menu';

export interface MenuPopoverProps {
  readonly id: string;
  readonly className?: string;
  /** What leads back to another menu, beside the button that closes this one. */
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** A menu of phones, which opens and closes without script. */
export function MenuPopover({
  id,
  className,
  back,
  children,
}: MenuPopoverProps): ReactNode {
  const location = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    // One that was opened before React ran stays open.
    if (shown.current === location) return;
    shown.current = location;
    document.getElementById(id)?.hidePopover();
  }, [id, location]);
  return (
    <div id={id} popover="auto" className={clsx('menu-popover', className)}>
      <div className="menu-popover__head">
        {back}
        <button
          type="button"
          className="clean-btn"
          popoverTarget={id}
          popoverTargetAction="hide">
          Close
        </button>
      </div>
      {children}
    </div>
  );
}
