import type {ReactNode} from 'react';

import Layout from '@theme/Layout';
import {SITE} from '@site/src/site/site';

import Foundations from './_home/foundations.md';
import FromFileToApi from './_home/fromFileToApi.md';
import Journey from './_home/journey.md';
import {Opening} from './_home/Opening';
import {Section} from './_home/Section';
import Paths from './_home/paths.md';
import State from './_home/state.md';
import Tasks from './_home/tasks.md';

import foundations from './_home/Foundations.module.css';
import fromFileToApi from './_home/FromFileToApi.module.css';
import journey from './_home/Journey.module.css';
import state from './_home/State.module.css';
import tasks from './_home/Tasks.module.css';

/** The landing page. */
export default function Home(): ReactNode {
  return (
    <Layout title={SITE.tagline} description={SITE.description}>
      <main>
        <Opening />
        <Section words={Paths} className={state.state} />
        <Section words={FromFileToApi} className={fromFileToApi.plan} />
        <Section words={Tasks} className={tasks.tasks} />
        <Section words={Journey} className={journey.journey} />
        <Section words={Foundations} className={foundations.parts} />
        <Section words={State} className={state.state} />
      </main>
    </Layout>
  );
}
