// Ejects NavbarItem/DropdownNavbarItem: a `details` element, which opens without script.
import {useEffect, useRef, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';

/** Closes a dropdown of the bar on Escape and on a press elsewhere. */
function useClosing(isFloating: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const details = ref.current;
      if (!isFloating || !details?.open) return;
      const isInside = event.composedPath().includes(details);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (event instanceof KeyboardEvent ? !isEscape : isInside) return;
      details.open = false;
      if (isInside) details.querySelector('summary')?.focus();
    };
    const events = ['click', 'focusin', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [isFloating]);
  return ref;
}

/** Whether an item is, or says that it stands for, the page of a path. */
function isActiveItem(
  {to, activeBasePath, activeBaseRegex}: Props['items'][number],
  path: string,
): boolean {
  if (isSamePath(to, path)) return true;
  if (isRegexpStringMatch(activeBaseRegex, path)) return true;
  return activeBasePath !== undefined && path.startsWith(activeBasePath);
}

/**
 * The items of a dropdown, with its own link first: `summary` opens the list, so it
 * can't be one. The list of versions has the link among its items.
 */
function itemsWithOwnLink({items, label, to}: Props): Props['items'] {
  if (to === undefined) return items;
  const pathOf = (address?: string) => address?.split(/[?#]/u)[0];
  const isListed = items.some((item) =>
    isSamePath(pathOf(item.to), pathOf(to)),
  );
  return isListed ? items : [{label, to}, ...items];
}

/** The classes of the theme in the bar, and in the menu of narrow windows. */
const BAR = {
  item: 'navbar__item',
  dropdown: 'dropdown dropdown--right dropdown--show',
  label: 'navbar__link',
  list: 'dropdown__menu',
  active: 'dropdown__link--active',
};
const MENU: typeof BAR = {
  item: 'menu__list-item',
  dropdown: '',
  label: 'menu__link menu__link--sublist menu__link--sublist-caret',
  list: 'menu__list',
  active: 'menu__link--active',
};

export default function DropdownNavbarItem(props: Props): ReactNode {
  const {label, className, mobile = false} = props;
  const items = itemsWithOwnLink(props);
  const location = useLocation();
  const path = useLocalPathname();
  const ref = useClosing(!mobile);
  const isBrowser = useIsBrowser();
  const hasActive = items.some(
    (item) =>
      item.isActive?.(null, location) === true || isActiveItem(item, path),
  );
  const Item = mobile ? 'li' : 'div';
  const classes = mobile ? MENU : BAR;
  return (
    <Item className={clsx(classes.item, className)}>
      <details
        // A choice closes it.
        key={path}
        ref={ref}
        className={classes.dropdown}
        open={mobile && hasActive}>
        <summary className={classes.label}>
          {/* The HTML of the not-found page is the same for all addresses, and
              the version in the address is known in the browser alone. */}
          <span key={String(isBrowser)} suppressHydrationWarning>
            {label}
          </span>
        </summary>
        <ul className={classes.list}>
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              isDropdownItem
              mobile={mobile}
              activeClassName={classes.active}
              {...item}
            />
          ))}
        </ul>
      </details>
    </Item>
  );
}
