/**
 * Every key under which the site stores something in the browser, except the
 * search, which has DocSearch's keys. Changing a key discards what readers have
 * chosen.
 */

/** Local storage: the color mode. The framework's own key. */
export const COLOR_MODE_KEY = 'theme';

/** Local storage: whether an announcement was closed, and which one. */
export const ANNOUNCEMENT_DISMISSED_KEY = 'docusaurus.announcement.dismiss';
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';

/** Local storage: the docs version. The framework's own key, per plugin. */
export function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/** Local storage: the label of the chosen tab, per tab group. */
export function tabKey(group: string): string {
  return `openchoreo.tab.${group}`;
}

/** Local storage: the star count, and when it was last refused. */
export const STARS_KEY = 'openchoreo.stars';
export const STARS_REFUSED_KEY = 'openchoreo.stars.refused';

/** Session storage: the sidebar's scroll position. */
export const SIDEBAR_SCROLL_KEY = 'openchoreo.sidebar.scroll';

/** Session storage: the version switch that the next page reports. */
export const VERSION_SWITCH_KEY = 'openchoreo.switch';
