import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Element} from 'hast';
import {select} from 'hast-util-select';

import {SITE} from '../../site/site';
import {DOCS_VERSIONS} from '../../site/versions';
import type {ReadingStep} from '../after-build/shared/builtPage';
import {offlineDocument, type OfflinePage} from './node/offlineDocument';

/** A copy that is kept until all pages are read: places in the HTML are not. */
function withoutPlaces({tagName, properties, children}: Element): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => {
      if (child.type === 'element') return withoutPlaces(child);
      const {position: _position, ...rest} = child;
      return rest;
    }),
  };
}

/** Writes one HTML file a docs version: its listed pages, for a disk. */
export const writeOfflineCopies: ReadingStep<OfflinePage | undefined> = {
  read({route, title, kind, listed}, tree) {
    if (kind !== 'docs' || !listed) return undefined;
    const content = select('.theme-doc-markdown', tree);
    return content && {route, title, content: withoutPlaces(content)};
  },
  async run({outDir, siteUrl, baseUrl}, found) {
    const folder = path.join(outDir, 'offline');
    await mkdir(folder, {recursive: true});
    for (const version of DOCS_VERSIONS) {
      const pages = [...found].flatMap(([{docsVersion}, page]) =>
        page && docsVersion === version.name ? [page] : [],
      );
      const html = offlineDocument(pages, {
        title: `${SITE.name} documentation, ${version.label}`,
        siteUrl: siteUrl + baseUrl,
        baseUrl,
      });
      await writeFile(path.join(folder, `${version.slug}.html`), html);
    }
  },
};
