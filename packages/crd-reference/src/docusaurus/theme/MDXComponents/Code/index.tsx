import type {ComponentProps, ReactNode} from 'react';

import InitCode from '@theme-init/MDXComponents/Code';

import {OWN_ELEMENT} from '../../../client/ownElement';

/** The path of a field has elements in it, which the theme takes for a block. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return props.className === OWN_ELEMENT ? (
    <code {...props} />
  ) : (
    <InitCode {...props} />
  );
}
