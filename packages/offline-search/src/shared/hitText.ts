import {HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit} from './algolia';
import {readMarkedText, type TextPiece} from './markedText';
import {isMessage} from './record';

/** The type of a row's target. */
export type HitKind =
  'page' | 'section' | 'content' | 'field' | 'command' | 'message' | 'trouble';

/** A dotted path without spaces, as in `spec.owner.projectName`. */
const FIELD = /^(?!v\d)[a-z][\w-]*(?:\.[\w<>-]+(?:\[\])?)+$/iu;
const YAML = /^\W*[\w.<>/-]+:(?:\s|$)/u;
const TROUBLE = /troubleshoot|\berrors?\b|\bfail|not found|refused/iu;

/** The text of a row for a hit. */
export interface HitText {
  readonly kind: HitKind;
  /** Its snippet is a line of code. */
  readonly isCode: boolean;
  readonly title: readonly TextPiece[];
  /** Its location: the page title and headings above, outermost first. */
  readonly path: readonly string[];
  /** The matching text; empty if there is nothing to show. */
  readonly snippet: readonly TextPiece[];
}

/** Creates the text of a hit's row; for a hit in the text, the text is the title. */
export function readHitText(hit: SearchHit): HitText {
  const titles = HIERARCHY_LEVELS.slice(1).filter(
    (level) => hit.hierarchy[level] !== null,
  );
  const content = piecesOf(hit._snippetResult?.content?.value, hit.content);
  const path = textsOf(hit, titles);
  if (hit.type === 'content') {
    const kind = 'content';
    return {kind, isCode: false, title: content, path, snippet: []};
  }
  const level = titles.includes(hit.type) ? hit.type : titles.at(-1);
  const marked = level && hit._snippetResult?.hierarchy?.[level]?.value;
  const plain = level ? hit.hierarchy[level] : hit.hierarchy.lvl0;
  const isCode = hit._snippetResult?.content?.isCode === true;
  const above = titles.filter((other) => level !== undefined && other < level);
  const kind = kindOf(
    hit,
    path,
    isCode ? hit._snippetResult.content.value : '',
  );
  return {
    kind,
    isCode,
    title: piecesOf(marked, plain),
    // The name of a field includes the fields above it.
    path: textsOf(hit, kind === 'field' ? above.slice(0, 1) : above),
    snippet: content,
  };
}

function kindOf(
  {type, url}: SearchHit,
  titles: readonly string[],
  code: string,
): HitKind {
  if (type === 'lvl1') return 'page';
  if (isMessage({anchor: url.split('#')[1] ?? ''})) return 'message';
  if (FIELD.test(titles.at(-1) ?? '')) return 'field';
  if (TROUBLE.test(titles.slice(1).join())) return 'trouble';
  return code === '' || YAML.test(code) ? 'section' : 'command';
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
