import type {ReactNode} from 'react';

import Layout from '@theme/Layout';
import {SITE} from '@site/src/site/site';

import {Foundations} from './_home/Foundations';
import {FromFileToApi} from './_home/FromFileToApi';
import {Journey} from './_home/Journey';
import {Opening} from './_home/Opening';
import {State} from './_home/State';
import {Tasks} from './_home/Tasks';

/** The landing page. */
export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main>
        <Opening />
        <FromFileToApi />
        <Tasks />
        <Journey />
        <Foundations />
        <State />
      </main>
    </Layout>
  );
}
