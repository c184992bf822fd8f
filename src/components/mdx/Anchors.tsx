import type {ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the framework the anchors of a page that it does not find itself. */
export function Anchors({ids}: {readonly ids: string}): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  for (const id of ids.split(' ')) collectAnchor(id);
  return null;
}
