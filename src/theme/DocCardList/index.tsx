// Ejects @docusaurus/theme-classic/lib/theme/DocCardList (sha256 bc65a1e170ab): names with descriptions instead of cards with emoji.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocCardList';
import clsx from 'clsx';
import {given} from '@site/src/lib/given';

import styles from './styles.module.css';

function Entry({item}: {item: PropSidebarItem}): ReactNode {
  const doc = useDocById(
    (item.type === 'link' ? item.docId : undefined) ?? undefined,
  );
  if (item.type === 'html') return null;
  const href =
    item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  if (href === undefined) return null;
  const description = item.description ?? doc?.description;
  return (
    <li className={styles.entry}>
      <Link to={href} className={clsx(styles.name)}>
        {item.label}
      </Link>
      {description !== undefined && (
        <p className={styles.description}>{description}</p>
      )}
    </li>
  );
}

function Siblings({className}: {className?: string | undefined}): ReactNode {
  const items = useCurrentSidebarSiblings();
  return <DocCardList items={items} {...given({className})} />;
}

/** The pages of a category, or the siblings of the current page. */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) return <Siblings className={className} />;
  return (
    <ul className={clsx(styles.list, className)}>
      {filterDocCardListItems(items).map((item, index) => (
        <Entry key={index} item={item} />
      ))}
    </ul>
  );
}
