import type {ReactNode} from 'react';

import {LEVELS, type SearchHit} from '../shared/provider';

const FIELD = /^(?!v\d)[a-z][\w-]*(?:\.[\w<>-]+(?:\[\])?)+$/iu;

/** The texts of a hit's row; for a hit in the text, the text is the title. */
function readTexts({
  type,
  hierarchy,
  content,
  _snippetResult: marks,
}: SearchHit) {
  const snippet = marks?.content?.value ?? content ?? '';
  const titles = LEVELS.slice(1).filter((level) => hierarchy[level] !== null);
  const above = (levels: typeof titles) =>
    levels.flatMap((level) => hierarchy[level] ?? []);
  if (type === 'content') {
    return {title: snippet, isField: false, path: above(titles), snippet: ''};
  }
  const own = hierarchy[type] ?? '';
  const isField = FIELD.test(own);
  const path = above(titles.filter((level) => level < type));
  return {
    title: marks?.hierarchy?.[type]?.value ?? own,
    isField,
    // The name of a field includes the fields above it.
    path: isField ? path.slice(0, 1) : path,
    snippet,
  };
}

/** A text with marks. Everything but the two tags is text, even if it looks like markup. */
function Marked({text}: {readonly text: string}): ReactNode {
  return text
    .split(/<mark>(.*?)<\/mark>/su)
    .map((part, place) =>
      place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
    );
}

/** The title of a hit; the path of a field is code. */
export function HitTitle({hit}: {readonly hit: SearchHit}): ReactNode {
  const {title, isField} = readTexts(hit);
  return isField ? (
    <code>
      <Marked text={title} />
    </code>
  ) : (
    <Marked text={title} />
  );
}

/** The matching text of a hit. */
export function HitSnippet({hit}: {readonly hit: SearchHit}): ReactNode {
  return <Marked text={readTexts(hit).snippet} />;
}

/** The page title and headings above a hit, outermost first. */
export function pathOf(hit: SearchHit): readonly string[] {
  return readTexts(hit).path;
}
