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
  readWords(text, (term, _kind, start, wordEnd) => {
    const typed = marks.get(term);
    if (typed === undefined) return;
    // A word that was typed whole is marked with its plural ending.
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
  const all = wordsOf(text);
  if (all.length <= words) return {start: 0, end: text.length};
  const matches = matchesOf(text, all, spans);
  const best = richestCut(matches, words);
  // The earliest such cut ends with a match: move on to what follows it.
  const first = matches.find(({word}) => word >= best)?.word ?? best;
  const lead = Math.floor(words / 3);
  const from =
    first > best + lead ? Math.min(first - lead, all.length - words) : best;
  return {
    start: all[from]?.start ?? 0,
    end: all[from + words - 1]?.end ?? text.length,
  };
}

/** Where the words of a text stand, as spaces part them. */
function wordsOf(text: string): readonly Span[] {
  const words: Span[] = [];
  let start = 0;
  while (start < text.length) {
    const space = text.indexOf(' ', start);
    const end = space === -1 ? text.length : space;
    if (end > start) words.push({start, end});
    start = end + 1;
  }
  return words;
}

interface WordMatch {
  /** Place of the word that it stands in. */
  readonly word: number;
  /** In lower case. */
  readonly text: string;
}

/** What matches in each word; a match over several words is in all of them. */
function matchesOf(
  text: string,
  words: readonly Span[],
  spans: readonly Span[],
): readonly WordMatch[] {
  const found: WordMatch[] = [];
  let word = 0;
  for (const {start, end} of spans) {
    while ((words[word]?.end ?? Infinity) <= start) word += 1;
    const match = text.slice(start, end).toLowerCase();
    for (let at = word; (words[at]?.start ?? Infinity) < end; at += 1) {
      found.push({word: at, text: match});
    }
  }
  return found;
}

/** The word with which the first cut begins that has the most matches. */
function richestCut(matches: readonly WordMatch[], words: number): number {
  const counts = new Map<string, number>();
  let best = 0;
  let bestCount = 0;
  let left = 0;
  for (const {word, text} of matches) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    for (;;) {
      const out = matches[left];
      if (!out || out.word > word - words) break;
      left += 1;
      const count = (counts.get(out.text) ?? 0) - 1;
      if (count === 0) counts.delete(out.text);
      else counts.set(out.text, count);
    }
    if (counts.size > bestCount) {
      bestCount = counts.size;
      best = Math.max(0, word - words + 1);
    }
  }
  return best;
}
