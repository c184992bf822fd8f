// Ejects @docusaurus/theme-classic/lib/theme/BlogArchivePage (sha256 9a46c4deb232): years as plain lists, in the layout of the blog.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import {BlogPage} from '@site/src/components/BlogPage';
import {SITE} from '@site/src/site/site';

import styles from './styles.module.css';

const DESCRIPTION = `Every post on the ${SITE.name} blog, by year, newest first.`;

/** The framework passes the newest posts first. */
function byYear(
  posts: readonly ArchiveBlogPost[],
): readonly [string, readonly ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** Every post, by year. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <BlogPage
      className="blog-archive-page"
      title="Archive"
      description={DESCRIPTION}>
      <h1>Archive</h1>
      <p className="oc-lead">{DESCRIPTION}</p>
      {byYear(archive.blogPosts).map(([year, posts]) => (
        <section key={year}>
          <h2 id={year}>{year}</h2>
          <ul className={styles.posts}>
            {posts.map(({metadata: {date, permalink, title}}) => (
              <li key={permalink}>
                <time className={styles.date} dateTime={date}>
                  {format.format(new Date(date))}
                </time>
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogPage>
  );
}
