// Ejects core 3.8.1 theme-fallback/Error: the last resort when the layout itself crashes, without inline styles.
import type {ReactNode} from 'react';

import type {Props} from '@theme/Error';
import {CrashReport} from '@site/src/components/CrashReport/CrashReport';

/** Drawn without the layout, which may be what failed. */
export default function ErrorFallback({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}
