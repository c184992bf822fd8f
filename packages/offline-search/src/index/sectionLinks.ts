import type {Root} from 'hast';
import {select} from 'hast-util-select';

import {contentEnd, type Edit} from '@openchoreo/page-tools/html/elementEdits';
import {escapeHtml} from '@openchoreo/page-tools/html/escapeHtml';
import {SECTION_LINKS_MARK} from '../shared/marks';
import type {SearchCorpus, SearchWords} from '../shared/record';
import type {SearchVersion} from '../shared/settings';
import type {AskedSection} from './readAsked';

/** What the index needs to know of the site. */
export interface IndexedSite {
  /** Prefix of all URLs; ends with a slash. */
  readonly baseUrl: string;
  readonly versions: readonly SearchVersion[];
  readonly words: SearchWords;
  /** Of all docs versions. */
  readonly asked: readonly AskedSection[];
}

/** @returns The placeholder for links in a page's HTML, if it has one. */
export function sectionLinksPlace(tree: Root): number | undefined {
  const place = select(`[${SECTION_LINKS_MARK}]`, tree);
  return place && contentEnd(place);
}

/**
 * Links to every page of the documentation, for readers of the search page without
 * JavaScript.
 *
 * @param place - The result of `sectionLinksPlace`.
 */
export function sectionLinksEdit(
  place: number,
  corpora: readonly SearchCorpus[],
  site: IndexedSite,
): Edit {
  const text = corpora.map((corpus) => versionLinks(corpus, site)).join('');
  return {start: place, end: place, text};
}

function versionLinks(
  {version, pages}: SearchCorpus,
  {baseUrl, versions}: IndexedSite,
): string {
  const label = versions.find(({name}) => name === version)?.label ?? version;
  const byCategory = new Map<string, string>();
  for (const {route, title, category, docusaurusTag} of pages) {
    if (!docusaurusTag.endsWith(version)) continue;
    const href = escapeHtml(`${baseUrl}${route.slice(1)}`);
    const link = `<li><a href="${href}">${escapeHtml(title)}</a></li>`;
    byCategory.set(category, (byCategory.get(category) ?? '') + link);
  }
  const lists = [...byCategory].map(
    ([category, links]) => `<h3>${escapeHtml(category)}</h3><ul>${links}</ul>`,
  );
  return `<section><h2>All pages of ${escapeHtml(label)}</h2>${lists.join('')}</section>`;
}
