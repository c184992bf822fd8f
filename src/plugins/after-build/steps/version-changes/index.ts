import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {
  CHANGES_ROUTE,
  DOCS_VERSIONS,
  neighborsOf,
  versionRoute,
} from '../../../../site/versions';

/**
 * What changed between neighboring docs versions: one page per version that has an
 * older one. `writeChanges` fills it and adds one for each changed page.
 */
export default function versionChanges({baseUrl}: LoadContext): Plugin {
  return {
    name: 'version-changes',
    contentLoaded({actions}) {
      for (const version of DOCS_VERSIONS) {
        if (!neighborsOf(version).older) continue;
        actions.addRoute({
          path: `${baseUrl}${versionRoute(version)}${CHANGES_ROUTE}`,
          component: '@theme/ChangesPage',
          exact: true,
        });
      }
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
  };
}
