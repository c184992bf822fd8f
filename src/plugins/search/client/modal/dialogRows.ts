import type {SearchHit} from '../../shared/readHits';

/** Below these, a page has a row only if it has none above. */
const FIRST_ROWS = 5;

/**
 * The rows that the dialog shows, in the order of the hits. DocSearch puts the rows
 * of a page together, so each row that is far down moves up to the first of its page,
 * and would push other pages out of sight. A page has
 *
 * - its first row, and those that are among the first five anyway;
 * - no row for itself below a row of a section, because the group has its title;
 * - no row that looks like another.
 */
export function dialogRows(hits: readonly SearchHit[]): SearchHit[] {
  const rows: SearchHit[] = [];
  const pages = new Set<string>();
  const looks = new Set<string>();
  for (const [place, hit] of hits.entries()) {
    const [page = ''] = hit.url.split('#');
    const {type, hierarchy, content, _snippetResult} = hit;
    const excerpt = _snippetResult?.content?.value ?? content;
    // What a reader sees: title, headings above it, and excerpt.
    const look = JSON.stringify([type, hierarchy, excerpt]);
    const isFurtherRow = pages.has(page);
    if (isFurtherRow && (place >= FIRST_ROWS || type === 'lvl1')) continue;
    if (looks.has(look)) continue;
    rows.push(hit);
    pages.add(page);
    looks.add(look);
  }
  return rows;
}
