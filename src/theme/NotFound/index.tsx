// Wraps @docusaurus/theme-classic/lib/theme/NotFound: not for search engines, and with a description.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFound from '@theme-original/NotFound';

export default function NotFoundWrapper(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageMetadata description="No page of this site has this address. Search, or begin with the documentation." />
      <NotFound />
    </>
  );
}
