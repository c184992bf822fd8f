import type {ComponentProps, ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A term whose anchor is registered with the framework's link checker. */
export function DefinedTerm(props: ComponentProps<'dt'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <dt {...props} />;
}
