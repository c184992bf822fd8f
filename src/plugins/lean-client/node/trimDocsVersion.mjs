// @ts-check
/**
 * @typedef {{
 *   type: string,
 *   label?: string,
 *   href?: string,
 *   docId?: string,
 *   description?: string,
 *   unlisted?: boolean,
 *   collapsible?: boolean,
 *   items?: SidebarItem[],
 *   [key: string]: unknown,
 * }} SidebarItem
 * @typedef {{
 *   docsSidebars: Record<string, SidebarItem[]>,
 *   docs: Record<string, {title: string, description?: string}>,
 *   [key: string]: unknown,
 * }} DocsVersion
 */

/**
 * @param {SidebarItem} item
 * @param {DocsVersion['docs']} docs
 * @param {boolean} isShownInList - Whether a category page lists the item.
 * @returns {SidebarItem}
 */
function trimItem(item, docs, isShownInList) {
  const {docId, unlisted, collapsible, items, ...kept} = item;
  const description =
    kept.description ??
    (isShownInList && docId !== undefined
      ? docs[docId]?.description
      : undefined);
  return {
    ...kept,
    ...(description !== undefined && {description}),
    ...(unlisted === true && {unlisted}),
    ...(collapsible === false && {collapsible}),
    ...(items && {
      items: items.map((child) =>
        trimItem(child, docs, item.href !== undefined),
      ),
    }),
  };
}

/**
 * The part of a docs version that pages in the browser need: the names and
 * addresses of its sidebars, and the descriptions that category pages list.
 * A page's own title and description come with its content.
 *
 * @param {DocsVersion} version
 * @returns {DocsVersion}
 */
export function trimVersion(version) {
  return {
    ...version,
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map((item) => trimItem(item, version.docs, false)),
      ]),
    ),
    docs: {},
  };
}

/**
 * A loader of the JSON that the docs plugin gives to its routes. Plain
 * JavaScript, because the bundler loads it by itself.
 *
 * @param {string} source
 * @returns {string}
 */
export default function trimDocsVersion(source) {
  /** @type {{version?: DocsVersion | string}} */
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- The framework wrote it a moment ago.
  const props = JSON.parse(source);
  // Other data of the plugin names a version, where this one describes it.
  if (typeof props.version !== 'object') return source;
  return JSON.stringify({...props, version: trimVersion(props.version)});
}
