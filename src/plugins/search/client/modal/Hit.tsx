import {
  Children,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

import type {DocSearchModal} from '@docsearch/react';
import Link from '@docusaurus/Link';

import type {SearchHit} from '../../shared/readHits';
import {hitTexts} from '../hitTexts';
import {repairRow} from './repairDocSearch';

type HitProps = ComponentProps<
  NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>
>;

/** DocSearch's row with its texts as text, and with its buttons beside the link. */
export function Hit({hit, children}: HitProps): ReactElement {
  const {props} = children as ReactElement<{children: ReactNode}>;
  const [icon, ...others] = Children.toArray(props.children);
  // Answers and stored searches have only such hits.
  const {title, path, snippet} = hitTexts(hit as SearchHit);
  // Stored ones have no excerpt, and no title of their page above them.
  const isStored = !('_snippetResult' in hit);
  const above = isStored ? path : path.slice(1);
  // The row of a page itself says what the title of its group would.
  const isPage = !isStored && hit.type === 'lvl1';
  return (
    <div
      ref={repairRow}
      className="DocSearch-Hit-Container"
      data-page={isPage ? '' : undefined}>
      <Link to={hit.url}>
        {icon}
        <div className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">{title}</span>
          <span className="DocSearch-Hit-path">
            {above.join(' › ')}
            {above.length > 0 && !isStored && ' — '}
            {snippet}
          </span>
        </div>
      </Link>
      {others.at(-1)}
    </div>
  );
}
