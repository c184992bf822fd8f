import type {ReactNode} from 'react';

import {LEVELS} from '../shared/hits';
import type {SearchHit} from '../shared/readHits';

/** A text with marks. Everything but the two tags is text, even if it looks like markup. */
function marked(text: string): ReactNode {
  return text
    .split(/<mark>(.*?)<\/mark>/su)
    .map((part, place) =>
      place % 2 === 1 ? <mark key={place}>{part}</mark> : part,
    );
}

/** What the row of a hit says: title, page and headings above it, matching text. */
export function hitTexts(hit: SearchHit) {
  const {type, kind, hierarchy, content, _snippetResult: marks} = hit;
  const path = LEVELS.slice(1)
    .filter((level) => level < type || type === 'content')
    .flatMap((level) => hierarchy[level] ?? []);
  const snippet = marked(marks?.content?.value ?? '');
  // A hit in the text has no title but that.
  if (type === 'content') {
    return {title: marks?.content ? snippet : content, path, snippet: ''};
  }
  const name = hierarchy[type] ?? '';
  const title = marked(marks?.hierarchy?.[type]?.value ?? name);
  if (kind !== 'field') return {title, path, snippet};
  // The name of a field includes the fields above it.
  return {title: <code>{title}</code>, path: path.slice(0, 1), snippet};
}
