// Ejects @docusaurus/theme-classic/lib/theme/Details (sha256 b3a7ed79e128): the element of HTML, which folds without script.
import {Children, isValidElement, type ReactNode} from 'react';

import type {Props} from '@theme/Details';

/** Whether a summary stands among the content, as HTML has it. */
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
