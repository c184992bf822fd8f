// Ejects @docusaurus/theme-classic/lib/theme/Details (sha256 b3a7ed79e128): the HTML element, which works without scripts.
import {Children, isValidElement, type ReactNode} from 'react';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';

/** Whether the children include a summary, as in HTML. */
function hasSummary(children: ReactNode): boolean {
  return Children.toArray(children).some(
    (child) => isValidElement(child) && child.type === 'summary',
  );
}

export default function Details({
  summary,
  children,
  ...props
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props}>
      {isValidElement(summary) || hasSummary(children) ? (
        summary
      ) : (
        <summary>{summary ?? 'Details'}</summary>
      )}
      {children}
    </details>
  );
}
