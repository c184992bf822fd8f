import type {Element, Properties} from 'hast';

/**
 * What a section is for search, written on the heading, list item or term that
 * begins it; a `copy` of a field is not searched, with its own lines, and has an
 * address all the same. Without a mark, a section is a part of the page's text.
 */
export type SearchKind = 'message' | 'field' | 'term' | 'copy';

/**
 * The properties of an element that begins a section:
 * `<h3 data-search="message" data-search-names='["Failed to pull image"]'>`.
 *
 * @param names - What else it is called.
 */
export function searchMark(
  kind: SearchKind,
  names: readonly string[] = [],
): Properties {
  const mark = {dataSearch: kind};
  if (names.length === 0) return mark;
  return {...mark, dataSearchNames: JSON.stringify(names)};
}

/** The mark of an element in a finished page. */
export function readSearchMark({properties}: Element) {
  const {dataSearch, dataSearchNames} = properties;
  // `searchMark` wrote them.
  const kind = dataSearch as SearchKind | undefined;
  const names = JSON.parse(String(dataSearchNames ?? '[]')) as string[];
  return {kind, names};
}
