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
 * A question that begins a remedy: `Did you mean x? `, or nothing.
 *
 * @param show - How the writer would write the candidate.
 */
export function didYouMean(
  word: string,
  candidates: Iterable<string>,
  show: (candidate: string) => string = String,
): string {
  const near = nearest(word, candidates);
  return near === undefined ? '' : `Did you mean ${show(near)}? `;
}

/** The question alone, or another remedy if no candidate is near. */
export function didYouMeanOr(
  otherwise: string,
  ...asked: Parameters<typeof didYouMean>
): string {
  return didYouMean(...asked).trimEnd() || otherwise;
}
