// Wraps @docusaurus/theme-classic/lib/theme/NotFound: adds a description, starts the application at once, and keeps the page out of search engines.
import type {ReactNode} from 'react';

import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import NotFound from '@theme-original/NotFound';
import {ApplicationStart} from '@site/src/components/ApplicationStart';

export default function NotFoundWrapper(): ReactNode {
  return (
    <>
      <ApplicationStart />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <PageMetadata description="This page does not exist. Search, or start with the documentation." />
      <NotFound />
    </>
  );
}
