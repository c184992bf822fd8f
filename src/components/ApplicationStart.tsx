import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';

export interface ApplicationStartProps {
  /** What readers without JavaScript are told. */
  readonly children?: ReactNode;
}

/** Starts React at once on the page that renders it, instead of when it is idle. */
export function ApplicationStart({
  children = 'This part of the page works with JavaScript only.',
}: ApplicationStartProps): ReactNode {
  return (
    <>
      <Head>
        <meta name="application-start" content="at-once" />
      </Head>
      <noscript>
        <p className="alert alert--warning">{children}</p>
      </noscript>
    </>
  );
}
