// Ejects @docusaurus/theme-classic/lib/theme/ErrorPageContent (sha256 a85bb2d0b98b): the same text without inline styles.
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
