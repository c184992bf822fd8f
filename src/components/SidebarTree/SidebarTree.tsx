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
  const {label, className, collapsible} = item;
  const href = item.linkUnlisted === true ? undefined : item.href;
  const tree = <SidebarTree items={item.items} path={path} />;
  const link = href !== undefined && (
    <ItemLink href={href} label={label} path={path} />
  );
  const summary = link ? (
    <summary className={styles.fold} aria-label={`${label} pages`}></summary>
  ) : (
    <summary className={styles.summary}>{label}</summary>
  );
  return (
    <li className={clsx(styles.category, className)}>
      {link}
      {!link && !collapsible && <span className={styles.link}>{label}</span>}
      {collapsible ? (
        <details open={open}>
          {summary}
          {tree}
        </details>
      ) : (
        tree
      )}
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
