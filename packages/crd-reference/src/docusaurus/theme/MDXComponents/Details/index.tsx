import type {ComponentProps, ReactNode} from 'react';

import InitDetails from '@theme-init/MDXComponents/Details';

import {OWN_ELEMENT} from '../../../client/ownElement';

/**
 * Folds of fields as the browser has them: the theme's can't be opened without
 * script, and stay closed around the target of an address.
 */
export default function MDXDetails(
  props: ComponentProps<'details'>,
): ReactNode {
  return props.className === OWN_ELEMENT ? (
    <details {...props} />
  ) : (
    <InitDetails {...props} />
  );
}
