import type {ComponentProps, ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** An element whose anchor is registered with the framework's link checker. */
export function withAnchor(Tag: 'details' | 'dt') {
  return function Anchored(
    props: ComponentProps<'details'> & ComponentProps<'dt'>,
  ): ReactNode {
    useBrokenLinks().collectAnchor(props.id);
    return <Tag {...props} />;
  };
}
