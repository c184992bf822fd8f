// Ejects @docusaurus/theme-classic/lib/theme/BlogPostItem (sha256 bb0f92e6f7ac): title, one line of metadata and text, without author images.
import type {ReactNode} from 'react';

import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {blogPostContainerID} from '@docusaurus/utils-common';
import Author from '@theme/Blog/Components/Author';
import type {Props} from '@theme/BlogPostItem';
import EditMetaRow from '@theme/EditMetaRow';
import MDXContent from '@theme/MDXContent';
import TagsListInline from '@theme/TagsListInline';
import clsx from 'clsx';

import styles from './styles.module.css';

function Facts(): ReactNode {
  const {date, readingTime, authors} = useBlogPost().metadata;
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <ul className={styles.facts} aria-label="About this post">
      <li>
        <time dateTime={date}>{format.format(new Date(date))}</time>
      </li>
      {readingTime !== undefined && <li>{Math.ceil(readingTime)} min read</li>}
      {authors.map((author, index) => (
        <li key={index}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}

/** A post on its own page, or its summary in a list. */
export default function BlogPostItem({children, className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {title, permalink, editUrl, hasTruncateMarker} = metadata;
  const {lastUpdatedAt, lastUpdatedBy} = metadata;
  return (
    <article className={clsx(!isBlogPostPage && styles.entry, className)}>
      <header>
        {isBlogPostPage ? (
          <h1 className={styles.title}>{title}</h1>
        ) : (
          <h2 className={styles.title}>
            <Link to={permalink}>{title}</Link>
          </h2>
        )}
        <Facts />
      </header>
      {/* The feeds find a post by this ID. */}
      <div
        className="markdown"
        {...(isBlogPostPage && {id: blogPostContainerID})}>
        <MDXContent>{children}</MDXContent>
      </div>
      {!isBlogPostPage && hasTruncateMarker && (
        <p>
          <Link to={permalink} aria-label={`Read more about ${title}`}>
            Read more
          </Link>
        </p>
      )}
      <TagsListInline tags={metadata.tags} />
      {isBlogPostPage && (
        <footer>
          <EditMetaRow
            className={ThemeClassNames.blog.blogFooterEditMetaRow}
            editUrl={editUrl}
            lastUpdatedAt={lastUpdatedAt}
            lastUpdatedBy={lastUpdatedBy}
          />
        </footer>
      )}
    </article>
  );
}
