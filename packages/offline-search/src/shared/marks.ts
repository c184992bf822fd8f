/** Marks the element of the search page that gets the links to all pages. */
export const SECTION_LINKS_MARK = 'data-search-sections';
