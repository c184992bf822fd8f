import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  type ContentError,
  failWithAll,
} from '@openchoreo/content-errors/contentError';

/** A check across files of the site, and the files that it reads. */
export interface SiteCheck {
  /** Paths and patterns relative to the root of the repository. */
  readonly files: readonly string[];
  readonly errorsOf: (siteDir: string) => Promise<readonly ContentError[]>;
}

/**
 * Reports mistakes in sidebars, categories and between pages before the
 * framework stops at them; in the dev server also when one of the files is
 * saved.
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
