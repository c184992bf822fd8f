import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';

/**
 * Links that every page of a version may carry in its sidebar. With more, each
 * page that is added would make all others heavier, and the build slower by
 * the square of their number.
 */
export const WHOLE_SIDEBAR_LINKS = 200;

/** Whether an address is that of the page that is shown, slash or not. */
export function isCurrent(href: string | undefined, path: string): boolean {
  return (
    href !== undefined && href.replace(/\/$/, '') === path.replace(/\/$/, '')
  );
}

/** Whether an item is the page that is shown, or a category around it. */
export function holdsCurrent(item: PropSidebarItem, path: string): boolean {
  if (item.type === 'html') return false;
  if (isCurrent(item.href, path)) return true;
  return (
    item.type === 'category' &&
    item.items.some((child) => holdsCurrent(child, path))
  );
}

function countLinks(items: readonly PropSidebarItem[]): number {
  return items.reduce((sum, item) => {
    if (item.type === 'html') return sum;
    const own = item.href === undefined ? 0 : 1;
    return sum + own + (item.type === 'category' ? countLinks(item.items) : 0);
  }, 0);
}

/** The page of a category itself, else the first page in it. */
function firstPage(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.href !== undefined) return item.href;
  if (item.type === 'link') return undefined;
  for (const child of item.items) {
    const href = firstPage(child);
    if (href !== undefined) return href;
  }
  return undefined;
}

function prune(
  items: readonly PropSidebarItem[],
  path: string,
): PropSidebarItem[] {
  return items.map((item): PropSidebarItem => {
    if (item.type !== 'category') return item;
    const href = firstPage(item);
    if (item.collapsed && !holdsCurrent(item, path) && href !== undefined) {
      return {type: 'link', label: item.label, href};
    }
    const pruned: PropSidebarItemCategory = {
      ...item,
      items: prune(item.items, path),
    };
    return pruned;
  });
}

/**
 * A sidebar as a page shows it: whole, and in a very large one the closed
 * categories as links to their first pages, which show them open. So every
 * page is still reached, without script as well.
 */
export function pruneSidebar(
  items: readonly PropSidebarItem[],
  path: string,
): readonly PropSidebarItem[] {
  return countLinks(items) > WHOLE_SIDEBAR_LINKS ? prune(items, path) : items;
}
