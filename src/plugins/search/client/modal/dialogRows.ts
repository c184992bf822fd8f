import type {SearchHit} from '../../shared/readHits';

/** A page may have more than one row below these only if it has none above. */
const FIRST_ROWS = 5;
/** Up to this row, a page may have a second one. */
const SECOND_ROWS = 8;
const ROWS_OF_A_PAGE = 5;

/**
 * The rows that the dialog shows, in the order of the hits. DocSearch puts the rows
 * of a page together, so each row that is far down moves up to the first of its page,
 * and would push other pages out of sight. A page has
 *
 * - its first row, and those that are among the first five anyway;
 * - a second one, if that is among the first eight;
 * - no row for itself below a row of a section, because the group has its title;
 * - no row that looks like another.
 */
export function dialogRows(hits: readonly SearchHit[]): SearchHit[] {
  const rows: SearchHit[] = [];
  const counts = new Map<string, number>();
  const looks = new Set<string>();
  for (const [place, hit] of hits.entries()) {
    const page = pageOf(hit);
    const count = counts.get(page) ?? 0;
    const look = lookOf(hit);
    if (!isShown(count, place)) continue;
    if (count > 0 && hit.type === 'lvl1') continue;
    if (looks.has(look)) continue;
    rows.push(hit);
    counts.set(page, count + 1);
    looks.add(look);
  }
  return rows;
}

/** Whether a page that has so many rows above may have one in this place. */
function isShown(count: number, place: number): boolean {
  if (count === 0) return true;
  if (place < FIRST_ROWS) return count < ROWS_OF_A_PAGE;
  return count === 1 && place < SECOND_ROWS;
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*$/u, '');
}

/** What a reader sees of a row: title, headings above it, and excerpt. */
function lookOf({type, hierarchy, content, _snippetResult}: SearchHit): string {
  const excerpt = _snippetResult?.content?.value ?? content;
  return JSON.stringify([type, hierarchy, excerpt]);
}
