import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {select} from 'hast-util-select';

import {SITE} from '../../site/site';
import {DOCS_VERSIONS} from '../../site/versions';
import type {BuiltPage, BuiltSite} from '../after-build/shared/builtPage';
import {offlineDocument, type OfflinePage} from './node/offlineDocument';

function toOffline({route, title, tree}: BuiltPage): OfflinePage[] {
  const content = select('.theme-doc-markdown', tree);
  return content ? [{route, title, content}] : [];
}

/** Writes one HTML file a docs version: its listed pages, for a disk. */
export async function writeOfflineCopies(site: BuiltSite): Promise<void> {
  const folder = path.join(site.outDir, 'offline');
  await mkdir(folder, {recursive: true});
  for (const version of DOCS_VERSIONS) {
    const pages = site.pages
      .filter(
        ({docsVersion, kind, listed}) =>
          docsVersion === version.name && kind === 'docs' && listed,
      )
      .flatMap(toOffline);
    const html = offlineDocument(pages, {
      title: `${SITE.name} documentation, ${version.label}`,
      siteUrl: site.siteUrl + site.baseUrl,
      baseUrl: site.baseUrl,
    });
    await writeFile(path.join(folder, `${version.slug}.html`), html);
  }
}
