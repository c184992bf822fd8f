// Wraps theme-classic 3.8.1 NotFound: not for search engines.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';

export default function NotFoundWrapper(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound />
    </>
  );
}
