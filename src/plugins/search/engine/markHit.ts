import type {Highlight, SearchHit, Snippet} from '../shared/algolia';
import type {PageSection} from '../shared/record';
import {
  contentOf,
  type IndexedSection,
  plainText,
  type SearchIndex,
} from './buildIndex';
import {
  cutSnippet,
  findMarks,
  type HighlightTags,
  joinSpans,
  markEnd,
  type Span,
  tagSpans,
} from './highlight';

export interface MarkOptions {
  /** Words of a snippet by attribute; an attribute that is absent gets none. */
  readonly snippetWords: ReadonlyMap<string, number>;
  readonly ellipsis: string;
  readonly tags: HighlightTags;
}

type Marks = ReadonlyMap<string, number>;

/** Marks what of a section's titles and text answered the query. */
export function markHit(
  index: SearchIndex,
  number: number,
  marks: Marks,
  options: MarkOptions,
): Pick<SearchHit, '_highlightResult' | '_snippetResult'> {
  const section = index.sections[number];
  if (!section) return {};
  const titles = titlesOf(section).map(
    ([level, text]) => [level, text, findMarks(text, marks)] as const,
  );
  const content = contentOf(section.section);
  const contentMarks = findContentMarks(index, number, marks);
  const snippetOf = (name: string, text: string, spans: readonly Span[]) => {
    const words = options.snippetWords.get(name);
    return words === undefined ? undefined : snip(text, spans, words, options);
  };
  const block = bestBlock(section.section, contentMarks);
  const contentSnippet = snippetOf(
    'content',
    content.slice(block.start, block.end),
    shiftSpans(contentMarks, block),
  );
  return {
    _highlightResult: {
      hierarchy: Object.fromEntries(
        titles.map(([level, text, spans]) => [
          level,
          highlight(text, spans, options.tags),
        ]),
      ),
      // The whole text of a section is long; what is shown of it is a snippet.
      ...(!contentSnippet && {
        content: highlight(content, contentMarks, options.tags),
      }),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(
        titles.flatMap(([level, text, spans]) => {
          const snippet = snippetOf(`hierarchy.${level}`, text, spans);
          return snippet ? [[level, snippet]] : [];
        }),
      ),
      ...(contentSnippet && {content: contentSnippet}),
    },
  };
}

type TitleLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

function titlesOf({
  page,
  section,
  parents,
}: IndexedSection): readonly (readonly [TitleLevel, string])[] {
  const below = [...parents, section].filter(({level}) => level > 1);
  return [
    ['lvl1', page.title],
    ...below.map(({level, heading}) => [`lvl${level}`, heading] as const),
  ];
}

/** The marks of a section's text, from the places that the index has kept. */
function findContentMarks(
  index: SearchIndex,
  number: number,
  marks: Marks,
): readonly Span[] {
  const {values, starts} = index.occurrences;
  const end = starts[number + 1] ?? 0;
  const spans: Span[] = [];
  for (let at = starts[number] ?? 0; at < end; at += 3) {
    const term = index.terms[values[at] ?? 0] ?? '';
    const typed = marks.get(term);
    if (typed === undefined) continue;
    const start = values[at + 1] ?? 0;
    spans.push({start, end: markEnd(start, values[at + 2] ?? 0, term, typed)});
  }
  return joinSpans(spans);
}

function highlight(
  text: string,
  spans: readonly Span[],
  tags: HighlightTags,
): Highlight {
  return {
    value: tagSpans(text, spans, tags),
    matchLevel: matchLevel(text, spans),
    matchedWords: [
      ...new Set(spans.map(({start, end}) => text.slice(start, end))),
    ],
  };
}

/**
 * Where the block of a section is that answers best: the paragraph, table row or
 * line of code with the most different marks, prose before code.
 */
function bestBlock(section: PageSection, marks: readonly Span[]): Span {
  const content = contentOf(section);
  let best: Span = {start: 0, end: content.length};
  let bestScore = -1;
  let start = 0;
  for (const block of section.blocks) {
    const end = start + plainText(block).length;
    const texts = marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => content.slice(mark.start, mark.end).toLowerCase());
    const score =
      new Set(texts).size + (block.kind === 'prose' ? PROSE_ADVANTAGE : 0);
    if (score > bestScore) {
      bestScore = score;
      best = {start, end};
    }
    start = end + 1;
  }
  return best;
}

/** Less than one mark: a sentence says more than a line of code with as many. */
const PROSE_ADVANTAGE = 0.5;

/** The parts of spans that are inside of another one, counted from its start. */
function shiftSpans(
  spans: readonly Span[],
  {start, end}: Span,
): readonly Span[] {
  return spans
    .filter((span) => span.end > start && span.start < end)
    .map((span) => ({
      start: Math.max(0, span.start - start),
      end: Math.min(span.end, end) - start,
    }));
}

function snip(
  text: string,
  spans: readonly Span[],
  words: number,
  {ellipsis, tags}: MarkOptions,
): Snippet {
  const {start, end} = cutSnippet(text, spans, words);
  const inside = shiftSpans(spans, {start, end});
  const cut = text.slice(start, end);
  const before = start > 0 ? ellipsis : '';
  const after = end < text.length ? ellipsis : '';
  return {
    value: before + tagSpans(cut, inside, tags) + after,
    matchLevel: matchLevel(cut, inside),
  };
}

function matchLevel(
  text: string,
  spans: readonly Span[],
): 'none' | 'partial' | 'full' {
  if (spans.length === 0) return 'none';
  const marked = spans.reduce((sum, {start, end}) => sum + end - start, 0);
  return marked >= text.replace(/\s/g, '').length ? 'full' : 'partial';
}
