import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

/**
 * Files of core 3.8.1 that trust what a reader types or what the network
 * returns. Each is replaced by one of ours, whose first line says why, because
 * the framework has no option for it.
 */
const REPLACED = [
  'PendingNavigation',
  'normalizeLocation',
  'prefetch',
  'preload',
] as const;

/** A wrong address, a stale deploy and a lost network leave the page as it is. */
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
