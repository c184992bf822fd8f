// Ejects theme-classic 3.8.1 ErrorPageContent: the same words without inline styles.
import type {ReactNode} from 'react';

import type {Props} from '@theme/Error';
import {CrashReport} from '@site/src/components/CrashReport/CrashReport';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <main>
      <CrashReport error={error} tryAgain={tryAgain} />
    </main>
  );
}
