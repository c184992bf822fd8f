import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {type ContentError, failWithAll} from '../../lib/contentError';

/** What is wrong between the files of the site, and in which files that is. */
export interface SiteCheck {
  /** Paths and patterns from the root of the repository. */
  readonly files: readonly string[];
  readonly errorsOf: (siteDir: string) => Promise<readonly ContentError[]>;
}

/**
 * Tells mistakes in sidebars and categories, and of pages that do not go
 * together, before the framework stops at them; in the dev server also when one
 * of the files is saved.
 */
export default function createSiteFactsPlugin({files, errorsOf}: SiteCheck) {
  return function siteFacts({siteDir}: LoadContext): Plugin {
    return {
      name: 'site-facts',
      getPathsToWatch: () => files.map((file) => path.join(siteDir, file)),
      async loadContent() {
        failWithAll(await errorsOf(siteDir));
      },
    };
  };
}
