import {SEARCH} from '../shared/limits';
import {
  HIERARCHY_LEVELS,
  type Hierarchy,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../shared/algolia';
import {foldLetters} from '../shared/foldWord';
import {readWords} from '../shared/readWords';
import {contentOf, type IndexedSection, type SearchIndex} from './buildIndex';
import {markHit} from './markHit';
import {rankSections, type RankedSection} from './rankSections';
import {readQuery} from './readQuery';
import {suggestTitles} from './suggestTitles';

/**
 * Answers one request as the hosted provider would.
 *
 * @param index - The docs version that the request's filters select: all of its
 *   pages pass them.
 * @param baseUrl - Prefix of all URLs; ends with a slash.
 */
export function answerRequest(
  index: SearchIndex,
  request: SearchRequest,
  baseUrl: string,
): SearchResult {
  const {
    query: text = '',
    page = 0,
    hitsPerPage = SEARCH.hitsPerPage,
  } = request;
  const query = readQuery(text, index.corpus.words.weak);
  const {sections, count, marks, corrections} = rankSections(
    index,
    query,
    (page + 1) * hitsPerPage,
  );
  const hits = sections
    .slice(page * hitsPerPage)
    .flatMap(({number}): SearchHit[] => {
      const section = index.sections[number];
      if (!section) return [];
      const _snippetResult = markHit(section, marks, request);
      return [{...recordOf(section, baseUrl), _snippetResult}];
    });
  const suggestions = count === 0 ? suggestTitles(index, query.key) : [];
  const corrected = correctQuery(text, (typed) => {
    const term = corrections.get(typed);
    return term && spellingOf(term, index, sections);
  });
  return {
    hits,
    nbHits: count,
    nbPages: Math.ceil(count / hitsPerPage),
    exhaustiveNbHits: true,
    userData: [{suggestions, ...(corrections.size > 0 && {corrected})}],
  };
}

/** The query in lower case, with known words in their usual spelling. */
function correctQuery(
  text: string,
  spell: (typed: string) => string | undefined,
): string {
  let corrected = '';
  let place = 0;
  readWords(text, (_term, kind, start, end) => {
    if (kind !== 'word' && kind !== 'part') return;
    const typed = text.slice(start, end);
    corrected +=
      text.slice(place, start) + (spell(foldLetters(typed)) ?? typed);
    place = end;
  });
  return (corrected + text.slice(place)).toLowerCase();
}

/** A term as pages spell it: `kubernetes` for `kubernete`. */
function spellingOf(
  term: string,
  index: SearchIndex,
  ranked: readonly RankedSection[],
): string {
  let spelling: string | undefined;
  for (const {number} of ranked) {
    const found = index.sections[number];
    if (!found) continue;
    const {page, section} = found;
    const text = `${page.title} ${section.heading} ${contentOf(section)}`;
    readWords(text, (other, _kind, start, end) => {
      if (other === term) spelling ??= text.slice(start, end).toLowerCase();
    });
    if (spelling !== undefined) return spelling;
  }
  return term;
}

/** The record of a section. Hits are grouped by page, so `lvl0` is the page title. */
function recordOf(
  {page, section, parents}: IndexedSection,
  baseUrl: string,
): SearchHit {
  const content = contentOf(section);
  const path = `${baseUrl}${page.route.slice(1)}`;
  const url = section.anchor === '' ? path : `${path}#${section.anchor}`;
  const titles = HIERARCHY_LEVELS.map((name, level) => {
    if (level <= 1) return [name, page.title] as const;
    const named = [...parents, section].find((other) => other.level === level);
    return [name, named?.heading ?? null] as const;
  });
  return {
    objectID: url,
    url,
    type: `lvl${section.level}`,
    hierarchy: Object.fromEntries(titles) as Hierarchy,
    content: content === '' ? null : content,
  };
}
