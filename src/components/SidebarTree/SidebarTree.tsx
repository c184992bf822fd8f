import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';
import {isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';

import {holdsCurrent, isCurrent} from './pruneSidebar';
import styles from './SidebarTree.module.css';

export interface SidebarTreeProps {
  readonly items: readonly PropSidebarItem[];
  /** Address of the current page. */
  readonly path: string;
}

function ItemLink({
  href,
  label,
  path,
  className,
}: {
  href: string;
  label: string;
  path: string;
  className?: string | undefined;
}): ReactNode {
  return (
    <Link
      to={href}
      className={clsx(styles.link, className)}
      {...(isCurrent(href, path) && {'aria-current': 'page' as const})}>
      {label}
    </Link>
  );
}

/** A category that has its own page gets a link, with its toggle next to it. */
function Category({
  item,
  path,
}: {
  item: PropSidebarItemCategory;
  path: string;
}): ReactNode {
  const open = !item.collapsed || holdsCurrent(item, path);
  const href = item.linkUnlisted === true ? undefined : item.href;
  if (!item.collapsible) {
    return (
      <li className={clsx(styles.category, item.className)}>
        {href === undefined ? (
          <span className={styles.link}>{item.label}</span>
        ) : (
          <ItemLink href={href} label={item.label} path={path} />
        )}
        <SidebarTree items={item.items} path={path} />
      </li>
    );
  }
  if (href === undefined) {
    return (
      <li className={clsx(styles.category, item.className)}>
        <details open={open}>
          <summary className={styles.summary}>{item.label}</summary>
          <SidebarTree items={item.items} path={path} />
        </details>
      </li>
    );
  }
  return (
    <li className={clsx(styles.category, item.className)}>
      <ItemLink href={href} label={item.label} path={path} />
      <details open={open}>
        <summary
          className={styles.fold}
          aria-label={`${item.label} pages`}></summary>
        <SidebarTree items={item.items} path={path} />
      </details>
    </li>
  );
}

/** The pages of a docs version as nested lists with collapsible categories. */
export function SidebarTree({items, path}: SidebarTreeProps): ReactNode {
  const visible = items.filter((item) => isVisibleSidebarItem(item, path));
  return (
    <ul className={styles.list}>
      {visible.map((item, index) => {
        if (item.type === 'category') {
          return <Category key={index} item={item} path={path} />;
        }
        if (item.type === 'html') {
          return (
            <li
              key={index}
              className={clsx(styles.link, item.className)}
              // From the site's own sidebar file.
              dangerouslySetInnerHTML={{__html: item.value}}
            />
          );
        }
        return (
          <li key={index}>
            <ItemLink
              href={item.href}
              label={item.label}
              path={path}
              className={item.className}
            />
          </li>
        );
      })}
    </ul>
  );
}
