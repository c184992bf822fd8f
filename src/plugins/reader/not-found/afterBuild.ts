import path from 'node:path';

import type {BundledScript} from '../../../lib/node/bundleScript';
import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import {DOCS_ROUTE, DOCS_VERSIONS, versionRoute} from '../../../site/versions';
import type {SiteStep} from '../../after-build/shared/builtPage';
import {PAGES_FILE} from './node/bundleNotFound';
import type {SitePages} from './shared/suggestions';

/** Writes the not-found page's script and its list of pages. */
export function writeNotFound(script: BundledScript): SiteStep {
  return async ({outDir, pages}) => {
    const docsRoot = `/${DOCS_ROUTE}/`;
    const site: SitePages = {
      docsRoot,
      versions: DOCS_VERSIONS.map((version) => ({
        label: version.label,
        root: `/${versionRoute(version)}`,
      })),
      pages: pages
        .filter(({listed}) => listed)
        .map(({route, title}) => [route, title]),
    };
    await outputFile(path.join(outDir, script.file), script.code);
    await outputFile(path.join(outDir, PAGES_FILE), JSON.stringify(site));
  };
}
