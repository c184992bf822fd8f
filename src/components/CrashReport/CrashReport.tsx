import type {ReactNode} from 'react';

import {getErrorCausalChain} from '@docusaurus/utils-common';

import styles from './CrashReport.module.css';

export interface CrashReportProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** The crash page that docs-dev/promises.md describes. */
export function CrashReport({error, tryAgain}: CrashReportProps): ReactNode {
  const messages = getErrorCausalChain(error).map(({message}) => message);
  return (
    <div className={styles.report}>
      <h1>This page crashed.</h1>
      <button type="button" className="oc-button" onClick={tryAgain}>
        Try again
      </button>
      <p className={styles.messages}>{messages.join('\n\nCause:\n')}</p>
    </div>
  );
}
