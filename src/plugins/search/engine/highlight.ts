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
 * Cuts the words out of a text that show most of the query: the cut with the
 * most different matches, and of those the first.
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
  const matches = matchesOf(text, tokens, spans);
  let best = 0;
  let bestCount = 0;
  for (let start = 0; start + words <= tokens.length; start += 1) {
    const inside = matches.slice(start, start + words).flat();
    const count = inside.length === 0 ? 0 : new Set(inside).size;
    if (count > bestCount) {
      bestCount = count;
      best = start;
    }
  }
  // The earliest such cut ends with a match: move on to what follows it.
  const firstMatch = matches.findIndex(
    (found, place) => place >= best && found.length > 0,
  );
  const lead = Math.floor(words / 3);
  if (firstMatch > best + lead) {
    best = Math.min(firstMatch - lead, tokens.length - words);
  }
  const first = tokens[best];
  const last = tokens[best + words - 1];
  return {start: first?.start ?? 0, end: last?.end ?? text.length};
}

/** For each token the matches that it holds, in lower case. */
function matchesOf(
  text: string,
  tokens: readonly Span[],
  spans: readonly Span[],
): readonly (readonly string[])[] {
  let next = 0;
  return tokens.map(({start, end}) => {
    const found: string[] = [];
    while ((spans[next]?.end ?? Infinity) <= start) next += 1;
    for (let at = next; (spans[at]?.start ?? Infinity) < end; at += 1) {
      const span = spans[at];
      if (span) found.push(text.slice(span.start, span.end).toLowerCase());
    }
    return found;
  });
}
