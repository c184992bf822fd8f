import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Files of core 3.8.1 that trust reader input or network responses. The
 * framework has no option for this, so each is replaced by our version, whose
 * first line gives the reason.
 */
const REPLACED = ['PendingNavigation', 'preload'] as const;

/** Keeps pages usable with a wrong address, a new deploy or no network. */
export default function routeRecovery(): Plugin {
  const core = path.dirname(
    require.resolve('@docusaurus/core/lib/client/preload.js'),
  );
  return {
    name: 'route-recovery',
    configureWebpack: () => ({
      resolve: {
        alias: Object.fromEntries(
          REPLACED.map((name) => [
            path.join(core, `${name}.js`),
            path.join(__dirname, 'client', name),
          ]),
        ),
      },
    }),
  };
}
