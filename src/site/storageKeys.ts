/**
 * Every key under which a reader's browser keeps something for this site. A key
 * that is changed loses what readers have chosen.
 */

/** Local storage: the color mode. The framework's own key. */
export const COLOR_MODE_KEY = 'theme';

/** Local storage: whether an announcement was closed, and which one. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

/** Local storage: the docs version. The framework's own key, one a docs plugin. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Local storage: the label of the tab that was chosen, one a group of tabs. */
export function tabKey(group: string): string {
  return `openchoreo.tab.${group}`;
}

/** Local storage: the star count, and when it was refused last. */
export const STARS_KEY = 'openchoreo.stars';
export const STARS_REFUSED_KEY = 'openchoreo.stars.refused';

/**
 * Local storage: what a reader searched for, one list an index. DocSearch's
 * keys, so that a reader's searches outlive a change of dialog.
 */
export function recentSearchesKey(indexName: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
}
export function favoriteSearchesKey(indexName: string): string {
  return `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
}

/** Local storage: hosts of hosted search that failed. Its client's own key. */
export function searchHostsKey(clientVersion: string, appId: string): string {
  return `algolia-client-js-${clientVersion}-${appId}`;
}

/** Session storage: a reader's values for the placeholders of commands. */
export const COMMAND_VALUES_KEY = 'openchoreo.values';

/** Session storage: how far the sidebar is scrolled. */
export const SIDEBAR_SCROLL_KEY = 'openchoreo.sidebar.scroll';

/** Session storage: the page that was last loaded as a whole, and when. */
export const PAGE_LOADED_KEY = 'openchoreo.loaded';

/** Session storage: what the next page says of the docs version just chosen. */
export const VERSION_SWITCH_KEY = 'openchoreo.switch';
