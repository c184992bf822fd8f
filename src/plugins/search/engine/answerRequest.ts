import {SEARCH} from '../../../site/limits';

import {
  type FacetFilters,
  type Hierarchy,
  HIERARCHY_LEVELS,
  type HierarchyLevel,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../shared/algolia';
import type {SearchPage} from '../shared/record';
import {contentOf, type IndexedSection, type SearchIndex} from './buildIndex';
import {checksum} from './format';
import {rankSections} from './rankSections';
import {readQuery} from './readQuery';
import {markHit, type MarkOptions} from './markHit';
import {suggestTitles} from './suggestTitles';

/**
 * Answers one request as the hosted provider would.
 *
 * @param index - The docs version that the request's filters lead to.
 * @param baseUrl - What addresses begin with; ends with a slash.
 * @param now - The clock, in milliseconds.
 */
export function answerRequest(
  index: SearchIndex,
  request: SearchRequest,
  baseUrl: string,
  now: () => number,
): SearchResult {
  const start = now();
  const query = readQuery(request.query ?? '');
  const hitsPerPage = wholeNumber(request.hitsPerPage, SEARCH.hitsPerPage, 1);
  const page = wholeNumber(request.page, 0, 0);
  const {sections, count, marks} = rankSections(index, query, {
    isAllowed: createFilter(index, request.facetFilters ?? []),
    wanted: (page + 1) * hitsPerPage,
  });
  const shown = sections.slice(page * hitsPerPage);
  const options = markOptions(request);
  const hits = shown.flatMap(({number}): SearchHit[] => {
    const section = index.sections[number];
    if (!section) return [];
    return [
      retrieve(
        {
          ...recordOf(section, baseUrl),
          ...markHit(index, number, marks, options),
        },
        request.attributesToRetrieve,
      ),
    ];
  });
  const params = paramsOf(request);
  return {
    hits,
    nbHits: count,
    page,
    nbPages: Math.ceil(count / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    query: request.query ?? '',
    params,
    index: request.indexName,
    processingTimeMS: Math.max(0, Math.round(now() - start)),
    queryID: checksum(`${index.corpus.version} ${params}`),
    ...(count === 0 && {
      userData: [{suggestions: suggestTitles(index, query.key)}],
    }),
  };
}

function wholeNumber(
  value: number | undefined,
  otherwise: number,
  least: number,
): number {
  if (value === undefined || !Number.isInteger(value)) return otherwise;
  return Math.max(least, Math.min(value, 1000));
}

/** The record of a section; a group of hits is a page, so `lvl0` is its title. */
export function recordOf(
  {page, section, parents}: IndexedSection,
  baseUrl: string,
): SearchHit {
  const content = contentOf(section);
  const path = `${baseUrl}${page.route.slice(1)}`;
  const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
  return {
    objectID: url,
    url,
    type: `lvl${section.level}`,
    hierarchy: hierarchyOf(page.title, page.title, [...parents, section]),
    content: content === '' ? null : content,
  };
}

/** Titles of a section by their levels; levels that it has not are `null`. */
export function hierarchyOf(
  lvl0: string,
  title: string,
  sections: readonly {readonly level: number; readonly heading: string}[],
): Hierarchy {
  const at = (level: number) =>
    sections.find((section) => section.level === level)?.heading ?? null;
  return {
    lvl0,
    lvl1: title,
    lvl2: at(2),
    lvl3: at(3),
    lvl4: at(4),
    lvl5: at(5),
    lvl6: at(6),
  };
}

/** What tells whether a page passes the filters. */
function createFilter(
  {corpus: {language, version}}: SearchIndex,
  filters: FacetFilters,
): (page: SearchPage) => boolean {
  return ({docusaurusTag}) => {
    const facets = [
      `language:${language}`,
      `docusaurus_tag:${docusaurusTag}`,
      ...(docusaurusTag === 'default' ? [] : [`version:${version}`]),
    ];
    return filters.every((filter) =>
      typeof filter === 'string'
        ? facets.includes(filter)
        : filter.some((choice) => facets.includes(choice)),
    );
  };
}

function markOptions(request: SearchRequest): MarkOptions {
  const snippetWords = new Map<string, number>();
  for (const attribute of request.attributesToSnippet ?? []) {
    const [name = '', words] = attribute.split(':');
    const count = Number(words ?? SEARCH.snippetWords);
    snippetWords.set(name, wholeNumber(count, SEARCH.snippetWords, 1));
  }
  return {
    snippetWords,
    ellipsis: request.snippetEllipsisText ?? '…',
    tags: {
      before: request.highlightPreTag ?? '<em>',
      after: request.highlightPostTag ?? '</em>',
    },
  };
}

/** Leaves out what was not asked for; `objectID` always comes. */
function retrieve(
  hit: SearchHit,
  attributes: readonly string[] | undefined,
): SearchHit {
  if (!attributes || attributes.includes('*')) return hit;
  const wants = (name: string) => attributes.includes(name);
  const wantsLevel = (level: HierarchyLevel) =>
    wants('hierarchy') || wants(`hierarchy.${level}`);
  const hierarchy = Object.fromEntries(
    HIERARCHY_LEVELS.filter(wantsLevel).map((level) => [
      level,
      hit.hierarchy[level],
    ]),
  );
  const {content, type, url, ...rest} = hit;
  // The provider leaves attributes out the same way: the type tells of a whole
  // record, since this site always asks for what it reads.
  return {
    ...rest,
    hierarchy,
    ...(wants('content') && {content}),
    ...(wants('type') && {type}),
    ...(wants('url') && {url}),
  } as SearchHit;
}

/** The request as the provider echoes it: a query string. */
function paramsOf(request: SearchRequest): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) {
    if (name === 'indexName') continue;
    params.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return params.toString();
}
