import type {ReactNode} from 'react';

import Layout from '@theme/Layout';
import {SITE} from '@site/src/site/site';

export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main>
        <h1>{SITE.name}</h1>
      </main>
    </Layout>
  );
}
