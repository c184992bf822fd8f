import {readWords} from '../shared/readWords';

/** A stretch of a text, from `start` to before `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface HighlightTags {
  readonly before: string;
  readonly after: string;
}

/**
 * Finds what of a text answered the query.
 *
 * @param marks - Indexed terms with the units of each that were typed.
 * @returns In order, without overlaps.
 */
export function findMarks(
  text: string,
  marks: ReadonlyMap<string, number>,
): readonly Span[] {
  const found: Span[] = [];
  readWords(text, (term, _kind, start, end) => {
    const typed = marks.get(term);
    if (typed === undefined) return;
    found.push({start, end: markEnd(start, end, term, typed)});
  });
  return joinSpans(found);
}

/** Where the mark of a term ends: a plural is longer than its term. */
export function markEnd(
  start: number,
  end: number,
  term: string,
  typed: number,
): number {
  return typed >= term.length ? end : Math.min(end, start + typed);
}

/** Puts stretches in order and makes one of those that overlap. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && span.start < last.end) {
      joined[joined.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
      };
    } else {
      joined.push(span);
    }
  }
  return joined;
}

/** Puts tags around stretches of a text. */
export function tagSpans(
  text: string,
  spans: readonly Span[],
  {before, after}: HighlightTags,
): string {
  let result = '';
  let place = 0;
  for (const {start, end} of spans) {
    result += `${text.slice(place, start)}${before}${text.slice(start, end)}${after}`;
    place = end;
  }
  return result + text.slice(place);
}

/**
 * Cuts the words out of a text among which most of the query stands.
 *
 * @param words - How many words the cut has, counted as spaces part them.
 * @returns The cut; the whole text if it is not longer.
 */
export function cutSnippet(
  text: string,
  spans: readonly Span[],
  words: number,
): Span {
  const tokens = [...text.matchAll(/\S+/g)].map(({0: token, index}) => ({
    start: index,
    end: index + token.length,
  }));
  if (tokens.length <= words) return {start: 0, end: text.length};
  const isMarked = tokens.map(({start, end}) =>
    spans.some((span) => span.start < end && span.end > start),
  );
  let best = 0;
  let bestCount = -1;
  let count = 0;
  isMarked.forEach((marked, place) => {
    count += marked ? 1 : 0;
    if (isMarked[place - words]) count -= 1;
    if (place >= words - 1 && count > bestCount) {
      bestCount = count;
      best = place - words + 1;
    }
  });
  // The earliest such cut ends with a mark: move on to what follows it.
  const firstMarked = isMarked.indexOf(true, best);
  const lead = Math.floor(words / 3);
  if (firstMarked > best + lead) {
    best = Math.min(firstMarked - lead, tokens.length - words);
  }
  const first = tokens[best];
  const last = tokens[best + words - 1];
  return {start: first?.start ?? 0, end: last?.end ?? text.length};
}
