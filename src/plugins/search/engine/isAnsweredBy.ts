import type {SearchIndex} from './buildIndex';
import {findTerm} from './expandTerm';
import {rankSections} from './rankSections';
import type {Query} from './readQuery';

/**
 * Whether an index that has titles and headings alone answers a query well
 * enough to be shown before the text is there: it has each word as it is typed,
 * and some section has all of them. What looks like a typo may stand in the text.
 */
export function isAnsweredBy(index: SearchIndex, query: Query): boolean {
  const {terms} = index;
  const hasWord = query.words.every(({term, isLast}) => {
    const {place, isFound} = findTerm(terms, term);
    return isFound || (isLast && terms[place]?.startsWith(term) === true);
  });
  if (!hasWord) return false;
  const {isComplete} = rankSections(index, query, {
    isAllowed: () => true,
    wanted: 0,
  });
  return isComplete;
}
