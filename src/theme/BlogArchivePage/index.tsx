// Ejects BlogArchivePage: the theme's has a second banner and leaves out a level of headings.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import {SITE} from '@site/src/site/site';

const DESCRIPTION = `Every post on the ${SITE.name} blog, newest first.`;

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Archive" description={DESCRIPTION} />
      <main className="container markdown margin-vert--lg">
        <h1>Archive</h1>
        <p>{DESCRIPTION}</p>
        <ul className="clean-list">
          {archive.blogPosts.map(({metadata: {date, permalink, title}}) => (
            <li key={permalink}>
              <Link to={permalink}>{title}</Link>{' '}
              <span className="small-print">{date.slice(0, 10)}</span>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
