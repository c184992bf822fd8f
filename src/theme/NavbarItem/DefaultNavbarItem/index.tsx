// Ejects @docusaurus/theme-classic/lib/theme/NavbarItem/DefaultNavbarItem (sha256 65fb4cb00e90): one list item for bar, menu and dropdown.
import type {ReactNode} from 'react';

import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DefaultNavbarItem';
import clsx from 'clsx';

export default function DefaultNavbarItem({
  mobile: _mobile,
  position: _position,
  isDropdownItem: _isDropdownItem,
  className,
  ...props
}: Props & {isDropdownItem?: boolean}): ReactNode {
  return (
    <li>
      <NavbarNavLink
        {...props}
        className={clsx('oc-nav-link', className)}
        activeClassName="oc-nav-link--active"
      />
    </li>
  );
}
