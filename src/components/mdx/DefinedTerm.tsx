import type {ComponentProps, ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A term with an anchor, which the framework is told of: links may name it. */
export function DefinedTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt {...props} />;
}
