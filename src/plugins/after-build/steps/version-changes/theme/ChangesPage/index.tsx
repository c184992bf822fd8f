import {type ReactNode, useEffect} from 'react';

import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {ApplicationStart} from '@site/src/components/ApplicationStart';

import './changes.css';

/** Filled in after the build, when the text of all pages is known. */
const NOTHING = {__html: ''};

/**
 * The frame of pages that compare two versions. They run without the application,
 * so when it navigates to one, the page is loaded instead.
 */
export default function ChangesPage(): ReactNode {
  const {key, pathname} = useLocation();
  useEffect(() => {
    // Only locations that the router navigated to have a key.
    if (key !== undefined) location.replace(pathname);
  }, [key, pathname]);
  return (
    <HtmlClassNameProvider className="changes-page">
      <PageMetadata
        title="What changed"
        description="What changed in the documentation between two versions of OpenChoreo: sections, words, samples and values."
      />
      <ApplicationStart when="never" />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className="oc-changes-page">
          <article
            data-changes=""
            className="markdown"
            dangerouslySetInnerHTML={NOTHING}
          />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
