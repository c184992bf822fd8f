import leven from 'leven';

/**
 * The candidate that a misspelt word most likely means, with the fewest edits:
 * about a third of the word's length at most, whatever the case.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const lower = word.toLowerCase();
  let fewest = Math.ceil(word.length / 3) + 1;
  let found: string | undefined;
  for (const candidate of candidates) {
    const edits = leven(lower, candidate.toLowerCase());
    if (edits < fewest) [fewest, found] = [edits, candidate];
  }
  return found;
}

/**
 * The question `Did you mean x?`, or another remedy if no candidate is near.
 *
 * @param show - How the writer would write the candidate.
 */
export function didYouMeanOr(
  otherwise: string,
  word: string,
  candidates: Iterable<string>,
  show: (candidate: string) => string = String,
): string {
  const near = nearest(word, candidates);
  if (near === undefined) return otherwise;
  return `Did you mean ${show(near)}?`;
}
