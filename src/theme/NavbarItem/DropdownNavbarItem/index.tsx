// Ejects @docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem (sha256 fd3952cf6d06): a `details` element, which opens without scripts.
import type {ReactNode} from 'react';

import {useLocation} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isSamePath, useLocalPathname} from '@docusaurus/theme-common/internal';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem';
import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';

function isActiveItem(
  item: LinkLikeNavbarItemProps,
  location: ReturnType<typeof useLocation>,
  path: string,
): boolean {
  return (
    item.isActive?.(null, location) === true ||
    isSamePath(item.to, path) ||
    isRegexpStringMatch(item.activeBaseRegex, path) ||
    (item.activeBasePath !== undefined && path.startsWith(item.activeBasePath))
  );
}

export default function DropdownNavbarItem({
  items,
  label,
  className,
  mobile,
}: Props): ReactNode {
  const location = useLocation();
  const path = useLocalPathname();
  const opensByItself =
    mobile === true && items.some((item) => isActiveItem(item, location, path));
  return (
    <li>
      <details className={clsx('oc-dropdown', className)} open={opensByItself}>
        <summary className="oc-nav-link">
          {label} <Icon name="down" />
        </summary>
        <ul className="oc-dropdown__list">
          {items.map((item, index) => (
            <NavbarItem key={index} isDropdownItem {...item} />
          ))}
        </ul>
      </details>
    </li>
  );
}
