import type {ReactNode} from 'react';

import type {SearchHit} from '../shared/algolia';
import {type HitText as Texts, readHitText} from '../shared/hitText';

function Marked({pieces}: {readonly pieces: Texts['title']}): ReactNode {
  return pieces.map(({text, isMarked}, place) =>
    // The pieces of a text don't move.
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}

/** The title of a hit; the path of a field is code. All of it is text, never markup. */
export function HitTitle({hit}: {readonly hit: SearchHit}): ReactNode {
  const {title, isField} = readHitText(hit);
  const text = <Marked pieces={title} />;
  return isField ? <code>{text}</code> : text;
}

/** The matching text of a hit. */
export function HitSnippet({hit}: {readonly hit: SearchHit}): ReactNode {
  return <Marked pieces={readHitText(hit).snippet} />;
}

/** Title, headings above it, and matching text, with DocSearch's class names. */
export function HitText({hit}: {readonly hit: SearchHit}): ReactNode {
  const {path, snippet} = readHitText(hit);
  const above = path.slice(1).join(' › ');
  return (
    <div className="DocSearch-Hit-content-wrapper">
      <span className="DocSearch-Hit-title">
        <HitTitle hit={hit} />
      </span>
      <span className="DocSearch-Hit-path">
        {snippet.length === 0 ? above || path[0] : above && `${above} — `}
        <HitSnippet hit={hit} />
      </span>
    </div>
  );
}
