import type {ComponentType, ReactNode} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Layout from '@theme/Layout';
import {elementsOf} from '@site/src/components/WrittenContent/elementsOf';
import {writtenPlace} from '@site/src/lib/writtenPlace';
import {SITE} from '@site/src/site/site';

export interface HomeProps {
  /** On the page as the build wrote it, its own HTML stands for it. */
  readonly written: ComponentType | true;
}

/** Read once: the application comes back to this page and finds other HTML. */
const place = ExecutionEnvironment.canUseDOM ? writtenPlace() : null;
const elements = place && elementsOf(place);

export default function Home({written: Content}: HomeProps): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main data-written="">{Content === true ? elements : <Content />}</main>
    </Layout>
  );
}
