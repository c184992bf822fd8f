import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * How many sidebar links every page of a version may repeat. Beyond that, each
 * new page would make all others heavier, and build time would grow with the
 * square of the number of pages.
 */
export const WHOLE_SIDEBAR_LINKS = 200;

/** Whether an address is the current page's, ignoring a trailing slash. */
export function isCurrent(href: string | undefined, path: string): boolean {
  return href?.replace(/\/$/, '') === path.replace(/\/$/, '');
}

/** Whether an item is the current page or a category that contains it. */
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

/** The page of the category itself, or else the first page in it. */
function firstPage(item: PropSidebarItem): string | undefined {
  if (item.type === 'html') return undefined;
  if (item.href !== undefined) return item.href;
  if (item.type === 'link') return undefined;
  return item.items.map(firstPage).find((href) => href !== undefined);
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
    return {...item, items: prune(item.items, path)};
  });
}

/**
 * The sidebar of a page. In a very large one, collapsed categories become links
 * to their first pages, where they are expanded, so every page stays reachable
 * without scripts.
 */
export function pruneSidebar(
  items: readonly PropSidebarItem[],
  path: string,
): readonly PropSidebarItem[] {
  return countLinks(items) > WHOLE_SIDEBAR_LINKS ? prune(items, path) : items;
}
