import {MARK_TAGS} from '../shared/markedText';
import {readWords} from '../shared/readWords';

/** A range of a text, from `start` up to but not including `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the parts of a text that match the query.
 *
 * @param marks - Indexed terms with the number of units of each that were typed.
 * @returns In order, without overlaps.
 */
export function findMarks(
  text: string,
  marks: ReadonlyMap<string, number>,
): readonly Span[] {
  const found: Span[] = [];
  readWords(text, (term, _kind, start, wordEnd) => {
    const typed = marks.get(term);
    if (typed === undefined) return;
    // Mark a word that was typed in full with its plural ending.
    const end =
      typed < term.length ? Math.min(wordEnd, start + typed) : wordEnd;
    found.push({start, end});
  });
  const joined: Span[] = [];
  for (const span of found.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start < last.end) {
      const end = Math.max(last.end, span.end);
      joined[joined.length - 1] = {start: last.start, end};
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** Wraps ranges of a text in the tags that `readMarkedText` reads. */
export function tagSpans(text: string, spans: readonly Span[]): string {
  const {before, after} = MARK_TAGS;
  let result = '';
  let place = 0;
  for (const {start, end} of spans) {
    result += `${text.slice(place, start)}${before}${text.slice(start, end)}${after}`;
    place = end;
  }
  return result + text.slice(place);
}

/**
 * Finds the excerpt of a text that shows most of the query: the first one with the
 * most different matches.
 *
 * @param words - Length of the excerpt in words, separated by spaces.
 * @returns The excerpt, or the whole text if it is not longer.
 */
export function cutSnippet(
  text: string,
  spans: readonly Span[],
  words: number,
): Span {
  const all = Array.from(text.matchAll(/[^ ]+/g), ({index, 0: word}) => ({
    start: index,
    end: index + word.length,
  }));
  const last = all.length - words;
  if (last <= 0) return {start: 0, end: text.length};
  const cutFrom = (from: number): Span => ({
    start: all[from]?.start ?? 0,
    end: all[from + words - 1]?.end ?? text.length,
  });
  const matchesIn = ({start, end}: Span): number => {
    const inside = spans.filter((span) => span.end > start && span.start < end);
    return new Set(
      inside.map((span) => text.slice(span.start, span.end).toLowerCase()),
    ).size;
  };
  let best = cutFrom(0);
  let most = matchesIn(best);
  let word = 0;
  for (const {start} of spans) {
    while ((all[word]?.end ?? Infinity) <= start) word += 1;
    // A match reads better with words before it than at the beginning.
    for (const from of [word - Math.floor(words / 3), word]) {
      const cut = cutFrom(Math.min(Math.max(from, 0), last));
      const count = matchesIn(cut);
      if (count > most) {
        best = cut;
        most = count;
      }
    }
  }
  return best;
}
