/**
 * How many edits a query term may be away from an indexed term. Short terms get
 * none: one edit turns `env` into `dev`.
 *
 * @param term - Folded.
 * @returns Thresholds of 4 and 8 characters, as in Algolia's typo tolerance.
 */
export function editBudget(term: string): 0 | 1 | 2 {
  if (term.length < 4) return 0;
  return term.length < 8 ? 1 : 2;
}

/** The letters of a term as a bit set; digits share the upper bits. */
export function letterSet(term: string): number {
  let set = 0;
  for (let place = 0; place < term.length; place += 1) {
    set |= 1 << (term.charCodeAt(place) & 31);
  }
  return set;
}

/** Number of letters in the first set that the second lacks. */
export function lettersMissing(wanted: number, found: number): number {
  let left = wanted & ~found;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
