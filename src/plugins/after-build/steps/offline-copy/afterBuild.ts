import path from 'node:path';

import {outputFile} from '@openchoreo/page-tools/node/outputFile';
import {SITE} from '../../../../site/site';
import {DOCS_VERSIONS} from '../../../../site/versions';
import type {ReadingStep} from '../../shared/builtPage';
import {pageContent} from '../../shared/pageContent';
import {
  offlineContent,
  offlineDocument,
  type OfflinePage,
} from './node/offlineDocument';

/** Writes the listed pages of each docs version into one HTML file for offline use. */
export const writeOfflineCopies: ReadingStep<OfflinePage | undefined> = {
  read({route, title, kind, listed}, tree, {siteUrl, baseUrl}) {
    const content = pageContent({kind}, tree);
    if (kind !== 'docs' || !listed || !content) return undefined;
    const place = {route, siteUrl: siteUrl + baseUrl, baseUrl};
    return {route, title, html: offlineContent(content, place)};
  },
  async run({outDir, siteUrl, baseUrl}, found) {
    const folder = path.join(outDir, 'offline');
    for (const version of DOCS_VERSIONS) {
      const pages = [...found].flatMap(([{docsVersion}, page]) =>
        page && docsVersion === version.name ? [page] : [],
      );
      const html = offlineDocument(pages, {
        title: `${SITE.name} documentation, ${version.label}`,
        siteUrl: siteUrl + baseUrl,
      });
      await outputFile(path.join(folder, `${version.slug}.html`), html);
    }
  },
};
