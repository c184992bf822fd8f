import type {LoadContext, Plugin} from '@docusaurus/types';

import {removeUnlessFinished} from './unfinishedSite';

/** What the site tells the plugin. */
export interface FinishedPagesOptions {
  /** Addresses of other origins that pages may ask. */
  readonly connect: readonly string[];
}

/** Makes of each page that the framework has rendered what `finishPages` says. */
export default function finishedPages(
  {siteDir, outDir, siteConfig: {url, baseUrl}}: LoadContext,
  {connect}: FinishedPagesOptions,
): Plugin {
  let finish: (() => void) | undefined;
  return {
    name: 'finished-pages',
    // What runs first in a build, and not in the dev server.
    configureWebpack({mode}) {
      if (mode === 'production') finish ??= removeUnlessFinished(outDir);
    },
    async postBuild({routesPaths}) {
      // What only a whole build needs is loaded only then.
      const {finishPages} = await import('./finishPages');
      const site = {siteDir, outDir, url, baseUrl, connect};
      await finishPages(site, routesPaths);
      finish?.();
    },
  };
}
