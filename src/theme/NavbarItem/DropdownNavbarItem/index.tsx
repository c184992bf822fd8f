// Ejects NavbarItem/DropdownNavbarItem: a `details` element, which opens without script.
import {useEffect, useRef, type ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';

function useIsActive(): (item: LinkLikeNavbarItemProps) => boolean {
  const location = useLocation();
  const path = useLocalPathname();
  return ({isActive, to, activeBaseRegex, activeBasePath}) =>
    isActive?.(null, location) === true ||
    isSamePath(to, path) ||
    isRegexpStringMatch(activeBaseRegex, path) ||
    (activeBasePath !== undefined && path.startsWith(activeBasePath));
}

/** Closes a dropdown of the bar on Escape, on a choice, and on a press elsewhere. */
function useClosing(isFloating: boolean) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details || !isFloating) return undefined;
    const close = (event: Event): void => {
      const {target} = event;
      if (!(target instanceof Element)) return;
      const isInside = details.contains(target);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape' || !details.open) return;
        if (isInside) details.querySelector('summary')?.focus();
      } else if (isInside && !(event.type === 'click' && target.closest('a'))) {
        return;
      }
      details.open = false;
    };
    const events = ['click', 'focusin', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, close);
    return () => {
      for (const name of events) document.removeEventListener(name, close);
    };
  }, [isFloating]);
  return ref;
}

export default function DropdownNavbarItem({
  items,
  label,
  className,
  mobile = false,
}: Props): ReactNode {
  const isActive = useIsActive();
  const ref = useClosing(!mobile);
  const isBrowser = useIsBrowser();
  const Item = mobile ? 'li' : 'div';
  return (
    <Item
      className={clsx(mobile ? 'menu__list-item' : 'navbar__item', className)}>
      <details
        ref={ref}
        className={clsx(!mobile && 'navbar-dropdown')}
        open={mobile && items.some(isActive)}>
        <summary
          className={
            mobile
              ? 'menu__link menu__link--sublist menu__link--sublist-caret'
              : 'navbar__link'
          }>
          {/* The HTML of the not-found page is the same for all addresses, and
              the version in the address is known in the browser alone. */}
          <span key={String(isBrowser)} suppressHydrationWarning>
            {label}
          </span>
        </summary>
        <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
          {items.map((item, index) => (
            <NavbarItem
              key={index}
              isDropdownItem
              {...(mobile ? {mobile} : {})}
              activeClassName={
                mobile ? 'menu__link--active' : 'dropdown__link--active'
              }
              {...item}
            />
          ))}
        </ul>
      </details>
    </Item>
  );
}
