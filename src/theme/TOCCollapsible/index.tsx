// Ejects TOCCollapsible: a `details` element, which unfolds without script.
import type {ReactNode} from 'react';

import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';

export default function TOCCollapsible({className, ...toc}: Props): ReactNode {
  return (
    <details className={clsx('toc-collapsible', className)}>
      <summary>On this page</summary>
      <TOCItems {...toc} />
    </details>
  );
}
