import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';

/** Starts React at once on the page that renders it, instead of when it is idle. */
export function ApplicationStart(): ReactNode {
  return (
    <>
      <Head>
        <meta name="application-start" content="at-once" />
      </Head>
      <noscript>
        <p className="alert alert--warning">
          This part of the page works with JavaScript only.
        </p>
      </noscript>
    </>
  );
}
