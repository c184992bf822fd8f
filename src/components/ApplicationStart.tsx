import type {PropsWithChildren, ReactNode} from 'react';

import Head from '@docusaurus/Head';

/**
 * Starts React at once on the page that renders it, instead of when it is idle.
 * Readers without JavaScript are told the children.
 */
export function ApplicationStart({
  children = 'This part of the page works with JavaScript only.',
}: PropsWithChildren): ReactNode {
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
