// Ejects DocSidebarItem/Category: a `details` element, which unfolds without script and has its links in the HTML.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
}: Props): ReactNode {
  const {items, label, collapsed, collapsible, className, linkUnlisted} = item;
  const page = linkUnlisted === true ? undefined : item.href;
  const isCurrent = isSamePath(page, activePath);
  const isOpen = !collapsed || isActiveSidebarItem(item, activePath);
  const list = (
    <ul className="menu__list">
      <DocSidebarItems
        items={items}
        activePath={activePath}
        level={level + 1}
      />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}>
      {page !== undefined && (
        <Link
          to={page}
          className={clsx('menu__link', isCurrent && 'menu__link--active')}
          aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      )}
      {collapsible && (
        <details open={isOpen}>
          {page === undefined ? (
            <summary className="menu__link menu__link--sublist menu__link--sublist-caret">
              {label}
            </summary>
          ) : (
            <summary className="menu__caret" aria-label={`${label} pages`} />
          )}
          {list}
        </details>
      )}
      {!collapsible && page === undefined && (
        <span className="menu__link">{label}</span>
      )}
      {!collapsible && list}
    </li>
  );
}
