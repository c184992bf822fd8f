import {SEARCH} from '../shared/limits';
import type {Marked, SearchRequest, Snippet} from '../shared/algolia';
import type {PageSection} from '../shared/record';
import {plainText, type SearchIndex} from './buildIndex';
import {cutSnippet, findMarks, type Span, tagSpans} from './highlight';

/** In matches: prose is preferred to a line of code with one more. */
const PROSE_ADVANTAGE = 1;

/** Marks the matches in a section's titles and text. */
export function markHit(
  {page, section, parents}: SearchIndex['sections'][number],
  marks: ReadonlyMap<string, number>,
  {attributesToSnippet = []}: SearchRequest,
): Marked {
  const headings = [...parents, section].filter(({level}) => level > 1);
  const titles = [{level: 1, heading: page.title}, ...headings];
  const {text, spans, isCode} = bestBlock(section, marks);
  const [, words] =
    attributesToSnippet
      .find((attribute) => attribute.startsWith('content:'))
      ?.split(':') ?? [];
  const {start, end} = cutSnippet(
    text,
    spans,
    Number(words ?? SEARCH.snippetWords),
  );
  const inside = spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => ({
      start: Math.max(0, span.start - start),
      end: Math.min(span.end, end) - start,
    }));
  const cut = tagSpans(text.slice(start, end), inside);
  const value = `${start > 0 ? '…' : ''}${cut}${end < text.length ? '…' : ''}`;
  return {
    hierarchy: Object.fromEntries(
      titles.map(({level, heading}): [string, Snippet] => [
        `lvl${level}`,
        {value: tagSpans(heading, findMarks(heading, marks))},
      ]),
    ),
    content: {value, ...(isCode && {isCode})},
  };
}

/**
 * The block of a section that answers best: the paragraph, table row or line of
 * code with the most different matches, prose before code.
 */
function bestBlock(
  {blocks}: PageSection,
  marks: ReadonlyMap<string, number>,
): {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly isCode: boolean;
} {
  let best = {text: '', spans: [] as readonly Span[], isCode: false};
  let bestScore = -1;
  for (const block of blocks) {
    const text = plainText(block);
    const spans = findMarks(text, marks);
    const isCode = block.kind === 'code';
    const marked = spans.map(({start, end}) =>
      text.slice(start, end).toLowerCase(),
    );
    const score = new Set(marked).size + (isCode ? 0 : PROSE_ADVANTAGE);
    if (score > bestScore) {
      bestScore = score;
      best = {text, spans, isCode};
    }
  }
  return best;
}
