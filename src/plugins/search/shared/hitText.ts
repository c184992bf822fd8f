import {LEVELS, type SearchHit} from './algolia';

/** A part of a text, marked or not. */
export interface TextPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** The texts of a row for a hit. */
export interface HitText {
  readonly title: readonly TextPiece[];
  /** Its title is the path of a field, such as `spec.owner.projectName`. */
  readonly isField: boolean;
  /** The page title and headings above, outermost first. */
  readonly path: readonly string[];
  /** The matching text; empty if there is nothing to show. */
  readonly snippet: readonly TextPiece[];
}

const FIELD = /^(?!v\d)[a-z][\w-]*(?:\.[\w<>-]+(?:\[\])?)+$/iu;

/** Reads the texts of a hit's row; for a hit in the text, the text is the title. */
export function readHitText(hit: SearchHit): HitText {
  const {type, hierarchy, content, _snippetResult: marks} = hit;
  const titles = LEVELS.slice(1).filter((level) => hierarchy[level] !== null);
  const pathOf = (levels: typeof titles) =>
    levels.flatMap((level) => hierarchy[level] ?? []);
  const snippet = readMarked(marks?.content?.value ?? content ?? '');
  if (type === 'content') {
    return {title: snippet, isField: false, path: pathOf(titles), snippet: []};
  }
  const level = titles.includes(type) ? type : (titles.at(-1) ?? 'lvl0');
  const title = hierarchy[level] ?? '';
  const isField = FIELD.test(title);
  const above = titles.filter((other) => other < level);
  return {
    title: readMarked(marks?.hierarchy[level]?.value ?? title),
    isField,
    // The name of a field includes the fields above it.
    path: pathOf(isField ? above.slice(0, 1) : above),
    snippet,
  };
}

/**
 * Splits a text with marks. Everything but the two tags is text, even if it looks
 * like markup.
 */
function readMarked(value: string): readonly TextPiece[] {
  return value
    .split(/(<mark>.*?<\/mark>)/su)
    .filter(Boolean)
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/su.exec(part)?.[1];
      return {text: inner ?? part, isMarked: inner !== undefined};
    });
}
