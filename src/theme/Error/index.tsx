// Ejects @docusaurus/core/lib/client/theme-fallback/Error (sha256 4037ad84f198): shown when the layout itself crashes, without inline styles.
import type {ReactNode} from 'react';

import type {Props} from '@theme/Error';
import {CrashReport} from '@site/src/components/CrashReport/CrashReport';

/** Rendered without the layout, which may be what failed. */
export default function ErrorFallback({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}
