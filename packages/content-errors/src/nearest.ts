import {editDistances} from './editDistances';

/**
 * The candidate that a misspelt word most likely means: the one with the fewest
 * edits, at most a third of the word's length. `undefined` if none is near.
 */
export function nearest(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  let best: string | undefined;
  let fewest = Math.floor(word.length / 3) + 1;
  for (const candidate of candidates) {
    const {whole: edits} = editDistances(
      word.toLowerCase(),
      candidate.toLowerCase(),
      fewest - 1,
    );
    if (edits >= fewest) continue;
    best = candidate;
    fewest = edits;
  }
  return best;
}

/**
 * A question that begins a remedy: `Did you mean x? `, or nothing if no
 * candidate is near.
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
