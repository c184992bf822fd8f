import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit} from './algolia';
import {readMarkedText, type TextPiece} from './markedText';

/** What a row says of a hit. */
export interface HitText {
  readonly title: readonly TextPiece[];
  /** Where it stands: the page's title and headings above, outermost first. */
  readonly path: readonly string[];
  /** What matched in its text; empty when there is nothing to show. */
  readonly snippet: readonly TextPiece[];
}

/** Reads what to show of a hit; of a hit of text, the text is the title. */
export function readHitText(hit: SearchHit): HitText {
  const titles = HIERARCHY_LEVELS.slice(1).filter(
    (level) => hit.hierarchy[level] !== null,
  );
  const content = piecesOf(hit._snippetResult?.content?.value, hit.content);
  if (hit.type === 'content') {
    return {title: content, path: textsOf(hit, titles), snippet: []};
  }
  const level = titles.includes(hit.type) ? hit.type : titles.at(-1);
  const marked = level && hit._snippetResult?.hierarchy?.[level]?.value;
  const plain = level ? hit.hierarchy[level] : hit.hierarchy.lvl0;
  return {
    title: piecesOf(marked, plain),
    path: textsOf(
      hit,
      titles.filter((other) => level !== undefined && other < level),
    ),
    snippet: content,
  };
}

function textsOf(
  {hierarchy}: SearchHit,
  levels: readonly HierarchyLevel[],
): readonly string[] {
  return levels.flatMap((level) => hierarchy[level] ?? []);
}

function piecesOf(
  marked: string | undefined,
  plain: string | null,
): readonly TextPiece[] {
  if (marked !== undefined) return readMarkedText(marked);
  return plain === null || plain === '' ? [] : [{text: plain, isMarked: false}];
}
