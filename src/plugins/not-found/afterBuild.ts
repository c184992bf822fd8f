import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {DOCS_ROUTE, DOCS_VERSIONS} from '../../site/versions';
import type {SiteStep} from '../after-build/shared/builtPage';
import {PAGES_FILE, type NotFoundScript} from './node/bundleNotFound';
import type {SitePages} from './shared/suggestions';

/** Writes the not-found page's script and its list of pages. */
export function writeNotFound(script: NotFoundScript): SiteStep {
  return async ({outDir, pages}) => {
    const docsRoot = `/${DOCS_ROUTE}/`;
    const site: SitePages = {
      docsRoot,
      versions: DOCS_VERSIONS.map(({label, path: part}) => ({
        label,
        root: part === '' ? docsRoot : `${docsRoot}${part}/`,
        isLatest: part === '',
      })),
      pages: pages
        .filter(({listed}) => listed)
        .map(({route, title}) => [route, title]),
    };
    const file = path.join(outDir, script.file);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, script.code);
    await writeFile(path.join(outDir, PAGES_FILE), JSON.stringify(site));
  };
}
