import type {
  PropSidebarItem,
  PropSidebarItemCategory,
} from '@docusaurus/plugin-content-docs';

/**
 * The number of sidebar links that every page of a version may carry. With more,
 * each new page would make all others heavier, and build time would grow with
 * the square of the number of pages.
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
 * The sidebar that a page shows. In a very large one, closed categories become
 * links to their first pages, which show them open, so every page can still be
 * reached without script.
 */
export function pruneSidebar(
  items: readonly PropSidebarItem[],
  path: string,
): readonly PropSidebarItem[] {
  return countLinks(items) > WHOLE_SIDEBAR_LINKS ? prune(items, path) : items;
}
