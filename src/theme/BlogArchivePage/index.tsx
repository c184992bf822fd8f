// Ejects BlogArchivePage: the theme's has a second banner and leaves out a level of headings.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';
import {SITE} from '@site/src/site/site';

const DESCRIPTION = `Every post on the ${SITE.name} blog, by year, newest first.`;

export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const posts = archive.blogPosts.map(({metadata}) => metadata);
  // The framework passes the newest posts first.
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  return (
    <Layout>
      <PageMetadata title="Archive" description={DESCRIPTION} />
      <main className="container margin-vert--lg">
        <h1>Archive</h1>
        <p>{DESCRIPTION}</p>
        {[...years].map((year) => (
          <section key={year}>
            <h2>{year}</h2>
            <ul>
              {posts
                .filter(({date}) => date.startsWith(year))
                .map(({date, permalink, title}) => (
                  <li key={permalink}>
                    {format.format(new Date(date))} ·{' '}
                    <Link to={permalink}>{title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
