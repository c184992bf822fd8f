import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';

import {contentEnd, type Edit} from '@openchoreo/page-tools/html/elementEdits';
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
  const text = toHtml(corpora.map((corpus) => versionLinks(corpus, site)));
  return {start: place, end: place, text};
}

function versionLinks(
  {version, pages}: SearchCorpus,
  {baseUrl, versions}: IndexedSite,
): Element {
  const label = versions.find(({name}) => name === version)?.label ?? version;
  const byCategory = new Map<string, Element[]>();
  for (const {route, title, category, docusaurusTag} of pages) {
    if (!docusaurusTag.endsWith(version)) continue;
    const link = element('a', [text(title)], {
      href: `${baseUrl}${route.slice(1)}`,
    });
    const links = byCategory.get(category) ?? [];
    links.push(element('li', [link]));
    byCategory.set(category, links);
  }
  return element('section', [
    element('h2', [text(`All pages of ${label}`)]),
    ...[...byCategory].flatMap(([category, links]) => [
      element('h3', [text(category)]),
      element('ul', links),
    ]),
  ]);
}

function element(
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children};
}

function text(value: string): {readonly type: 'text'; readonly value: string} {
  return {type: 'text', value};
}
